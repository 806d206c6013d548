import { TOOLS } from './vocabulary/tools.ts'

// A hyphen belongs to its word alone: read as the end of one too, each could be read in ever more ways.
const TOWN = String.raw`(\p{Lu}[\p{L}'-]{1,60}(?: (?:\p{Lu}[\p{L}'-]{1,60}|sur|sous|en|les|lès|le|la|de|du|des|d'|l')(?![\p{Ll}])){0,5})`

const PLACES: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)(?:Lieu|Localisation|Localité|Site|Ville|Location|Adresse)(?: (?:de travail|du poste|de la mission))? ?: ?(?:\\d{5} )?${TOWN}`,
    'u',
  ),
  new RegExp(
    `(?:[Pp]oste |[Oo]ffre )?(?:basée?|situé(?:e|s|es)?|localisée?)(?: principalement)? (?:à|au|aux|en) ${TOWN}`,
    'u',
  ),
  new RegExp(`${TOWN} ?\\((?:\\d{2}|\\d{5}|2A|2B)\\)`, 'u'),
  new RegExp(`(?:\\d{5}) ${TOWN}`, 'u'),
  new RegExp(`(?:recrut\\p{L}+|recherch\\p{L}+|poste)[^.\\n]{0,80} à ${TOWN}`, 'u'),
]
/** « basée sur Kubernetes, à OVH »: a name of technology is no town. */
const IS_TOOL = new Set(TOOLS)
const NOT_TOWN =
  /^(?:(?:Lycée|École|Ecole|Hôpital|Clinique|Résidence|Mairie|Siège|Agence|Zone|Rue|Avenue|Boulevard|Usine|Entrepôt|Domicile|Maison|Gare|Aéroport|Quartier|Collège|Centre|Foyer|Crèche|Théâtre|Musée)(?![\p{L}-]).*|Description|Profil|Le|La|Les|Vous|Nous|Votre|Présentation|CDI|CDD|Temps|Présentiel|En|Distance|Télétravail|Poste|Centre|Service|Collège|Département)$/u

/** The town or place of the post as the offer writes it. */
export function findPlace(text: string): string | null {
  const head = text.slice(0, 8_000)
  for (const pattern of PLACES) {
    const found = pattern.exec(head)
    const before = head.slice(0, found ? found.index + found[0].indexOf(found.at(-1) ?? '') : 0)
    const article = { au: 'Le ', aux: 'Les ' }[/(?<!\p{L})(aux?) $/u.exec(before)?.[1] ?? ''] ?? ''
    const town = found?.[found.length - 1]
      ?.replace(/[ '-](?:sur|en|les|le|la|de|du|des|d'|l')?$/u, '')
      .trim()
    if (!town || town.length < 3 || town.length > 50 || NOT_TOWN.test(town)) continue
    if (!IS_TOOL.has(town)) return article + town
  }
  return null
}
