import { foldLetters } from '../../french/fold-letters.ts'

/** Nouns that name what one does in a post: « gestion », « suivi », « mise en place ». */
const ACTION_NOUNS = new Set(
  `ecriture reecriture accompagnement accueil achat achats actualisation acquisition adaptation administration affectation aide alimentation amelioration amenagement analyse
  analyses animation appels application apport approvisionnement approvisionnements appui archivage argumentation
  assemblage assistance assistanat assurance audit audits automatisation bilan bilans bornage branchement cadrage calcul calculs
  captation centralisation chargement chiffrage ciblage classement cloture clotures codage coiffage coffrage collaboration collecte
  commande commandes commercialisation communication comptage conception concertation conditionnement conduite configuration
  confection conseil consolidation constitution construction consultation contact contribution controle controles conversion
  coordination correction coulage coupe creation cuisson culture debit deboguage decapage declaration declarations
  decoration decoupe dechargement definition degustation demarchage demarrage demontage depannage depannages depistage deploiement
  depose desinfection dessin detection developpement devis diagnostic diagnostics diffusion direction distribution documentation
  dressage echange edition elaboration elagage elevage emballage embauche emission encadrement encaissement encaissements enregistrement
  enseignement entretien entretiens envoi epilation equipement essais essayage estimation etablissement etablissements etalonnage etiquetage
  etude etudes evaluation evaluations execution expedition experimentation expertise exploitation exploration fabrication
  facturation fidelisation finition finitions fixation formalisation formation formations formulation fourniture garantie garde gestion gerance
  guidage harmonisation identification implantation implementation imputation industrialisation inspection inspections installation
  installations instruction instrumentation integration interface intervention interventions inventaire inventaires investigation lancement
  lavage lecture lettrage liaison livraison livraisons location maconnage maintenance maintien management manipulation manutention maquettage
  marquage mediation menage mesure mesures mise mises mobilisation modelisation modification modifications montage
  moderation monitoring montee negociation negociations nettoyage numerisation observation ordonnancement ordonnancements optimisation
  orientation organisation ouverture paiement paiements paie paies palettisation parametrage participation passage passation peinture
  perfectionnement petrissage pilotage placement planification plantation plonge pointage polissage ponceage pose positionnement
  preparation preparations prescription presentation presentations preservation pressage prestation prevention prevision prevoyance
  prise prises priorisation production programmation promotion propositions proposition prospection protection prototypage publication qualification
  raccordement ramassage rangement rapprochement rapprochements rayonnage realisation realisations reassort reapprovisionnement reception receptions recensement
  recherche recherches recolte recommandation recouvrement recrutement recrutements recueil redaction redressement referencement
  refonte reglage reglages regulation rehabilitation relance relances releve releves relation remise remplacement remplissage remontee
  renovation rencontre reparation reparations repartition repassage reporting representation reprise resolution respect restauration retouche
  retouches reunions revision revue revues sablage saisie saisies sauvegarde securisation selection sensibilisation signalement simulation
  sourcing soins soin soudage soudure soutien soutiens stockage structuration suivi suivis supervision support surveillance taille tenue tests test
  tonte tournee toilettage tracabilite traçage traduction traite traitement traitements transfert transmission transport travaux tri triage usinage
  localisation relecture traduction accouchement allaitement lutte deneigement division extraction application embarquement secours portage transhumance transhumances convoi
  prelevement prelevements ecoute consultation consultations moulage caillage salage affinage epluchage taillage evisceration ramendage virage filage ebavurage ensachage pliage aspiration depoussierage detartrage balisage
  enfournement faconnage tourage dorage ragreage rebouchage sciage percage taraudage fraisage tournage soutirage embouteillage palissage
  ebourgeonnage debroussaillage binage semis repiquage arrosage desherbage paillage curage ferrage vidange cintrage meulage collage agrafage
  brochage filmage cerclage gerbage picking plaidoirie plaidoiries
  desossage ficelage convocation convocations levee hygiene calage cartographie parage cablage sertissage redressage ronde rondes estimation estimations prospection refraction onboarding
  reponse reponses transmissions change changes reassurance delivrance quittancement regularisation repassage lessive ferraillage rebouchage jointoiement enduisage carrelage
  utilisation validation valorisation veille vente ventes ventilation verification verifications visite visites vulgarisation`
    .split(/\s+/)
    .map(foldLetters),
)

/** Whether the word names an activity; other words in -tion, -ment or -age are too uncertain. */
export function isActionNoun(word: string): boolean {
  return ACTION_NOUNS.has(foldLetters(word))
}
