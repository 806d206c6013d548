import { foldLetters } from '../../french/fold-letters.ts'

const ACCENTED = new Map(
  `éducateur éducatrice spécialisé spécialisée métreur économiste qualité préparateur préparatrice employé employée chargé chargée électricien
  électricienne mécanicien mécanicienne opérateur opératrice proximité aéronautique sécurité géomètre délégué déléguée attaché attachée ingénieur
  développeur développeuse créateur clientèle santé comptabilité médecin médical médicale secrétaire général générale mécanique électrique électrotechnicien
  électromécanicien maçon maçonnerie bâtiment béton armé charpentier étancheur façadier contrôleur contrôleuse maîtrise réseaux réseau système systèmes numérique
  hôtelier hôtellerie réceptionniste pâtissier pâtissière légumier décorateur esthéticienne prothésiste pédagogique école élémentaire collectivité
  téléconseiller téléconseillère télévendeur expérimenté expérimentée confirmé qualifié diplômé salarié agréé vétérinaire ouvrière infirmière
  caissière cuisinière aide-ménagère ménager bénéficiaire conformité réglementaire médiateur référent référente géographe métallier métallerie
  chaudronnier tôlier carrossier écologue éboueur égoutier régisseur négociateur matériel matériaux énergie énergétique lumière régisseuse sécurisé piégeur géologue hydrogéologue météorologue écologue téléphérique téléski télésiège remontées mécaniques forêt événementiel études étude hôpital hôtel`
    .split(/\s+/)
    .map((word) => [foldLetters(word), word]),
)
const ACRONYM =
  /^(?:drac|dreal|dsden|crous|cpam|caf|ars|chu|chru|idf|dgfip|hr|rh|btp|sav|it|ux|ui|seo|sea|crm|erp|php|js|sql|bi|ia|ai|pl|spl|vl|tp|ide|idec|iade|ibode|ash|aes|cvc|qse|hse|qhse|r&d|b2b|b2c|btob|tce|cap|drh|daf|dsi|rssi|hdj|had|ehpad|oem|iam|sap|aws|gcp|hr|vip|cfa|vrd|cao|dao|gpao|gmao|sre|sst|pme|cse|adv|ce|mjpm|tns|epl|dc|gtb|gtc|esat|ime|mecs|saad|ssiad|gms|fle|smur|ccas|cmpp|ulis|ssr|vsl|pmi|igh|pnc|otc|esms|fam|mas)$/
const COMMON =
  /(?:logue|tion|sion|ment|age|ité|ique|aire|ance|ence|erie|isme|eur|euse|trice|iste|ien|ienne|ier|ière|if|ive|al|ale|el|elle|é|ée|ent|ente|ant|ante)s?$/i
const LISTED =
  /^(?:travaux|publics?|boutique|secteur|terrain|senior|sénior|junior|projets?|vente|ventes|achats?|service|services|ressources|humaines|groupe|équipe|client|clients|clientèle|agence|magasin|rayon|cuisine|salle|chantier|nuit|jour|bureau|études|système|systèmes|réseau|réseaux|web|produit|produits|paie|retouche|mesure|lead|manager|chain|tech|responsable|agricole|chef|data|steward|intern|internship|staff|trainee|analyst|scientist|engineer|product|owner|full|stack|front|back|end|sales|account|customer|success|health|care|backend|frontend|developer|programmer|designer|administrator|marketing|digital|legal|counsel|conseil|officer|protection|privacy|treasury)$/i

/** One word of a title as written inside a sentence: not shouted, its lost accents given back. */
export function titleWord(word: string, isShouted: boolean): string {
  const lower = word.toLocaleLowerCase('fr')
  if (isShouted) {
    if (word.length === 1) return lower
    if (ACRONYM.test(foldLetters(lower)) || (word.length < 6 && !/[aeiouyàâéèêîôû]/.test(lower)))
      return word
    return ACCENTED.get(foldLetters(lower)) ?? lower
  }
  if (!/^\p{Lu}[\p{Ll}-]{2,}$/u.test(word))
    return ACCENTED.get(word) ?? ACCENTED.get(word.replace(/s$/, '')) ?? word
  if (COMMON.test(word) || LISTED.test(word)) return ACCENTED.get(foldLetters(lower)) ?? lower
  return word
}
