/** Nouns of work that take « de » before what is worked on. */
const WORK =
  'pose|câblage|cablage|entretien|gestion|suivi|tri|vente|préparation|nettoyage|montage|démontage|maintenance|dépannage|installation|contrôle|saisie|facturation|réception|traitement|planification|organisation|encaissement|classement|archivage|fabrication|réparation|location|stockage|chargement|déchargement|lavage|taille|lecture|conduite|transport|distribution|réglage|coupe|raccordement|approvisionnement|remplissage|rangement|étiquetage|emballage|ramassage|collecte|tonte|plantation|relance|comptage|inventaire|livraison|pilotage'
const BARE = new RegExp(
  `^((?:l'|le |la )(?:${WORK})(?: \\p{Ll}{4,}(?<![sx]))?) (\\p{Ll}{4,}(?:s|aux))(?= |,|$)`,
  'u',
)
const NO_NOUN =
  /^(?:dans|sans|sous|hors|plus|moins|lors|vers|après|très|toujours|tous|toutes|plusieurs|différents?|puis|parfois|travers|temps|express|divers|jours|niveaux|leurs|chez)$/u

/** « l'entretien annuel chaudières » gives « l'entretien annuel des chaudières »: a plural after a singular is what is worked on. */
export function withMissingOf(phrase: string): string {
  return phrase.replace(BARE, (whole, head: string, thing: string) =>
    NO_NOUN.test(thing) ? whole : `${head} des ${thing}`,
  )
}
