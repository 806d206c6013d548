import { foldLetters } from './fold-letters.ts'
import { elides } from './grammar.ts'

const asSet = (list: string) => new Set(list.split(/\s+/))

const FEMININE = asSet(`
  action aide ame arme base bonne boisson brebis caisse chair chaine chanson charge cle clef confiance conscience coupe cour
  crise croix cuiller cuisine demande dent eau ecoute ecriture emission entreprise epreuve equipe etude facon faim fin fleur
  fois foret gamme garde grippe heure joie lecon ligne livraison loi main maison maintenance mer merci mise
  moisson mort note nuit offre ordonnance paie paix paroi part peau pente perte piece plupart pose production qualite rampe
  recherche reponse ruche saisie soif souris table tache taille taxe tenue toux tribu valeur veille vente vertu vie vis
  visite voix zone hotline newsletter roadmap stack deadline startup start-up data task-force tva gmao gpao rse sncf main-d'oeuvre
  toilette couche plonge mise-en-place caisse traite cible norme methode reforme forme pate plateforme plate-forme ferme pratique
  logistique technique informatique politique statistique physique mecanique electronique robotique boutique clinique rubrique
  hydraulique domotique electrotechnique thematique problematique musique gymnastique urgence image page plage cage nage rage
  ambiance rentree
  rigueur valeur couleur hauteur longueur largeur chaleur fraicheur profondeur douceur peur erreur ampleur vigueur saveur odeur
  teneur humeur rumeur faveur pudeur splendeur epaisseur grosseur froideur lenteur lourdeur minceur paleur raideur sueur vapeur
  candeur liqueur sueur soeur terreur blancheur rondeur
`)

const MASCULINE = asSet(`
  change service poste groupe controle compte modele titre programme systeme cadre registre centre site vehicule immeuble commerce
  domaine domicile echange article benefice exercice indice inventaire itineraire meuble cable sable ensemble role contrat
  dispositif planning reporting linge siege college privilege manege musee lycee trophee type mode code style stade
  stage organe organisme parametre chiffre ordre nombre membre livre cartable chantier age usage fichier interne disque
  risque masque kiosque manque catalogue dialogue conge comite traite marche pate procede degre prejuge arrete enonce
  resume ete cote cafe ble pre pave fosse debouche defile releve suivi couple peuple triangle angle siecle
  monde texte prototype diagnostic portefeuille incendie  espace negoce sacrifice office orifice edifice
  caprice delice vice silence capital dommage merite site terme volume costume legume principe stereotype telephone
  micro-ondes cycle vestiaire bilan budget process verre fer beurre cuivre tertre chauffage cheque colloque
  rayonnage mobile vehicule reptile textile fossile domicile ustensile cirque moustique plastique public pique-nique
  portique generique historique diagnostique squelette cahier geste reste test acte pacte contexte pretexte insecte
  doute compte-rendu atome axe sexe luxe complexe index triage guide solde rythme  
  theme tome arome tableau niveau reseau seau drone cone clone hydrocarbure mercure murmure
  charme reve regime foie genie trouble double scrupule module vehicule tubercule conciliabule
`)

const INVARIABLE = asSet(`
  processus corps cours acces succes progres temps bras tapis concours secours parcours recours discours fonds poids prix choix
  flux fois mois pays avis devis permis proces rendez-vous repas campus virus bonus cas bus relais bois colis compromis exces
  deces process business sens os voix croix noix paix toux vis souris dos pas sas index mixeur lieux-dits compas canevas cursus
  consensus sous-bois mess stress express anglais francais contentieux logis commis clos gaz blocus jus
`)

const FEMININE_ENDING =
  /(?:tion|sion|xion|[^aeiou]son|aison|ite|ete|ute|[rlnu]te|ance|ence|ette|otte|ie|ure|ade|ude|esse|ise|ise|euse|trice|ienne|iere|erie|elle|ine|ille|onne|enne|ique|ee|aille|euille|ouille|ole|ule|ose|use|ase|ace|ice|tte|sse|ne|pe|che|gne|que|ve|de|se|le|re|ue|oe|me|te|fe|be|ge|ce)$/
const MASCULINE_ENDING =
  /(?:age|isme|asme|oire|aire|eme|gramme|scope|metre|ege|able|ible|iste|logue|graphe|phone|cide|drome|thon|stre|itre|tre|cre)$/

/** The grammatical gender of a noun in singular or plural, guessed from its ending. */
export function nounGender(noun: string): 'm' | 'f' {
  const word = foldLetters(noun.trim().split(/[\s,(/]/)[0] ?? '')
  const one = singular(word)
  if (FEMININE.has(one) || FEMININE.has(word)) return 'f'
  if (MASCULINE.has(one) || MASCULINE.has(word)) return 'm'
  if (/(?:ologue|iste|aire)$/.test(one)) return 'm'
  if (FEMININE_OIRE.test(one)) return 'f'
  if (MASCULINE_ENDING.test(one)) return 'm'
  return FEMININE_ENDING.test(one) ? 'f' : 'm'
}

const FEMININE_OIRE =
  /^(?:histoire|memoire|victoire|trajectoire|gloire|balancoire|patinoire|foire|poire|affaire|grammaire|molaire|circulaire|aire|paire|table|etable|cible|bible|lettre|fenetre|rencontre|montre|vitre|huitre|image|page|plage|cage)$/

function singular(word: string): string {
  if (INVARIABLE.has(word)) return word
  if (/eaux$/.test(word)) return word.slice(0, -1)
  if (/aux$/.test(word)) return `${word.slice(0, -3)}al`
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}

/** Whether first noun of a phrase is written in plural. */
export function looksPlural(noun: string): boolean {
  const word = foldLetters(noun.trim().split(/[\s,(/]/)[0] ?? '')
  return word.length > 3 && /[sx]$/.test(word) && !INVARIABLE.has(word)
}

/** « devis simples », « accès sécurisés »: the noun does not show how many, what agrees with it does. */
const SAID_OF_MANY =
  /^(?:devis|accès|procès|colis|avis|bilans|relais|process) \p{Ll}{4,}s(?=[ ,.]|$)/u

/** The phrase with its article: « la gestion », « l'équipe », « le suivi », « les stocks ». */
export function withDefinite(noun: string, isPlural = looksPlural(noun)): string {
  const text = noun.trim()
  if (isPlural || SAID_OF_MANY.test(text)) return `les ${text}`
  if (elides(text)) return `l'${text}`
  return `${nounGender(text) === 'f' ? 'la' : 'le'} ${text}`
}
