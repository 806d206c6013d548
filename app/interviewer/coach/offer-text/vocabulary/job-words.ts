import { foldLetters } from '../../french/fold-letters.ts'
import { toPlain } from '../../french/inclusive.ts'

/** First words of job titles that no ending gives away, folded, masculine and feminine. */
const JOBS = new Set(
  `accompagnant accompagnante acheteur acheteuse adjoint adjointe administrateur administratrice agent agente aide aide-soignant aide-soignante aide-soignant alternant alternante analyste animateur
  animatrice apprenti apprentie approvisionneur architecte archiviste artisan assistant assistante associe attache attachee auditeur auditrice auxiliaire avocat avocate barista
  barman barmaid berger bergere bizdev boucher bouchere boulanger boulangere business cadre caissier cameraman cariste charge chargee chef cheffe chercheur chirurgien chirurgienne
  chirurgien-dentiste chocolatier coach coiffeur coiffeuse collaborateur collaboratrice commercial commerciale commis commise comptable concierge conducteur conductrice conseil conseiller conseillere
  consultant consultante controleur coordinateur coordinatrice coordonnateur courtier couturier couturiere couvreur cuisinier cuisiniere data delegue deleguee dentiste designer designeuse designeur
  dessinateur dessinatrice developpeur developpeuse developer devops devsecops directeur directrice dirigeant docteur documentaliste economiste ecrivain educateur educatrice electricien employe employee employes enseignant
  enseignante ergonome ergotherapeute expert experte facteur factrice femme fleuriste formateur formatrice full fullstack garde garcon gardien gardienne gendarme geometre gerant gerante gestionnaire gouvernante
  graphiste greffier guide homme horticulteur hote hotesse hygieniste infirmier infirmiere ide iade ibode idec informaticien ingenieur ingenieure inspecteur inspectrice instituteur intendant interprete intervenant
  intrapreneur jardinier journaliste juriste kinesitherapeute laborantin lead leader livreur logisticien macon maconne magasinier magasiniere maitre maitresse maitre-nageur manager manageur manutentionnaire mandataire maraicher
  mareyeur maroquinier masseur-kinesitherapeute mecanicien mecanicienne mediateur mediatrice medecin menuisier metallier metreur modeliste moniteur monitrice monteur negociateur notaire nourrice nutritionniste office omnipraticien
  operateur operatrice opticien orthophoniste orthoptiste osteopathe ouvrier ouvriere paysagiste patissier patissiere pedicure peintre pharmacien photographe pilote pizzaiolo plaquiste plombier plongeur podologue
  policier pompier poissonnier poseur post-doctorant postdoctorant preparateur preparatrice prepose product professeur professeure programmeur programmeuse project projectionniste prospecteur psychologue psychomotricien puericultrice
  psychiatre receptionniste recruteur redacteur redactrice referent referente regisseur reparateur representant responsable sage-femme salesman sales scrum second secouriste secretaire serveur serveuse serrurier soigneur
  software solier soudeur soudeuse sre stagiaire styliste superviseur surveillant surveillante sysadmin tapissier team tech technicien technicienne technico-commercial technico-commerciale teleconseiller telecom teleacteur teleactrice
  testeur topographe tourneur tractoriste traducteur trader traducteur-interprete traiteur tuteur urbaniste ux ui vendangeur vendangeuse vendeur vendeuse veterinaire vigneron visiteur viticulteur webdesigner webmaster zingueur
  engineering engineer scientist analyst accountant customer account head junior senior growth community hr rh finance deputy vp cto cfo dsi daf drh rssi dpo hse qa qse chaudronnier coffreur ferrailleur terrassier grutier carreleur
  charpentier ebeniste etancheur facadier chauffeur chauffagiste frigoriste climaticien automaticien electrotechnicien electromecanicien fraiseur usineur regleur ajusteur agriculteur vacher porcher bucheron elagueur
  esthetician estheticien estheticienne prothesiste ambulancier brancardier manipulateur radiologue gastro-enterologue anesthesiste cardiologue generaliste dermatologue biologiste chimiste physicien statisticien actuaire
  economiste sociologue bibliothecaire libraire cinéaste scenariste acteur danseur musicien sommelier maitre-d'hotel crepier employe-polyvalent equipier equipiere agent-comptable adjoint-gestionnaire applicateur applicatrice
  scaphandrier cordiste clerc huissier magistrat proviseur luthier marbrier bijoutier joaillier horloger cordonnier sellier vitrier ferronnier verrier potier armurier tonnelier charcutier
  cremier fromager brasseur caviste ecailler palefrenier pepinieriste sylviculteur marechal-ferrant taxidermiste naturaliste apiculteur pecheur ostreiculteur saunier matelot batelier docker croupier
  machiniste cintrier costumier perruquier accessoiriste souffleur eclairagiste sapeur sapeur-pompier pisteur-secouriste nivoculteur officier sous-officier soldat thanatopracteur fossoyeur porteur
  encadrant encadrante soignant soignante translator writer editor recruiter driver nurse caretaker cleaner
  barbier nounou platrier bottier forgeron voilier aumonier naturopathe rondier forain garde-chasse merchandiser fundraiser artificier egoutier trader docker dgs
  puericulteur maieuticien atsem asv aesh aed cpe dessinateur-projeteur orthoprothesiste audioprothesiste podo-orthesiste mandataire tresorier puisatier fontainier ramoneur chapiste marin mousse steward
  officiant conservateur regleur sertisseur polisseur graveur relieur doreur imprimeur conducteur-offset typographe calligraphe
  transitaire affreteur declarant dispatcheur exploitant ripeur eboueur egoutier balayeur nettoyeur laveur repasseur blanchisseur lingere valet convoyeur
  aide-comptable expert-comptable guichetier guichetiere baby-sitter carrossier carrossiere coursier coursiere douanier douaniere hotelier hoteliere routier routiere cafetier glacier tripier volailler
  primeur epicier epiciere portier voiturier lad jockey chevrier chevriere coutelier orfevre choregraphe scripte plagiste skipper syndic majordome videaste pentester dba asvp ash merchandiseur
  saisonnier saisonniere salarie salariee chief kine ergo ortho psychomot aes amp avs eje tisf caddie cantinier cantiniere camionneur taxi vtc magicien clown medecin-coordonnateur ludothecaire cheminot aiguilleur contremaitre`
    .split(/\s+/)
    .map(foldLetters),
)

const JOB_ENDING = /(?:eur|euse|trice|ien|ienne|iere|iste|logue|aire|ographe)$/
const NOT_JOB =
  /^(?:secteur|moteur|acteur|valeur|hauteur|interieur|exterieur|superieur|meilleure?|ailleurs|plusieurs|leur|peur|rigueur|vigueur|ardeur|chaleur|grandeur|largeur|ampleur|couleur|douceur|honneur|bonheur|malheur|erreur|faveur|fleur|coeur|choeur|soeur|heure?|mineur|majeur|directeur general|ordinateur|capteur|tracteur|secteurs|liste|piste|artistes?|affaires?|horaires?|salaire|partenaire|prestataire|complementaire|necessaire|supplementaire|contraire|premiere|derniere|matiere|maniere|carriere|lumiere|frontiere|bien|rien|lien|soutien|entretien|maintien|quotidien|ancien|moyen|combien|titulaire|interimaire|inventaire|territoire|volontaire|temporaire|binaire|questionnaire|formulaire|commentaire|annuaire|itineraire|beneficiaire|locataire|proprietaire|annee|ampleur|interlocuteurs?|demandeurs?|collaborateurs|utilisateurs?|visiteurs|fournisseurs?|employeurs?|bailleurs?|constructeurs?|distributeurs?|equipementiers?|tuteurs?|indicateurs?|auteurs?|entrepreneur|regulier|particulier|financier|hospitalier|immobilier|scolaire|culinaire|veterinaires|judiciaire|alimentaire|sanitaire|budgetaire|bancaire|reglementaire|disciplinaire|pluridisciplinaire|universitaire|solidaire|primaire|salariaire|serieuse|dynamique|talent)$/

/** Whether a word can be the first of a job title: « maçon », « infirmière », « data ». */
export function isJobWord(word: string): boolean {
  const plain = foldLetters(toPlain(word)).replace(/[^a-z-].*$/, '')
  if (JOBS.has(plain) || JOBS.has(plain.replace(/s$/, ''))) return true
  if (NOT_JOB.test(plain)) return false
  return (
    plain.length > 5 &&
    (JOB_ENDING.test(plain) || (plain.includes('-') && isOneWordOfJob(plain.split('-')[0] ?? '')))
  )
}

const isOneWordOfJob = (word: string) => JOBS.has(word) || JOB_ENDING.test(word)
