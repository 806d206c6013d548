const TOWN = String.raw`(\p{Lu}[\p{L}'-]+(?:[ -](?:\p{Lu}[\p{L}'-]+|sur|sous|en|les|lès|le|la|de|du|des|d'|l')(?![\p{Ll}])){0,5})`

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
const NOT_TOWN =
  /^(?:Description|Profil|Le|La|Les|Vous|Nous|Votre|Présentation|CDI|CDD|Temps|Présentiel|En|Distance|Télétravail|Poste)$/

/** The town or place of the post as the offer writes it. */
export function findPlace(text: string): string | null {
  const head = text.slice(0, 8_000)
  for (const pattern of PLACES) {
    const town = pattern
      .exec(head)?.[1]
      ?.replace(/[ '-](?:sur|en|les|le|la|de|du|des|d'|l')?$/u, '')
      .trim()
    if (town && town.length > 2 && town.length < 50 && !NOT_TOWN.test(town)) return town
  }
  return null
}
