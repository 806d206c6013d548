import { normalizeWords } from '../book/match-words.ts'
import towns from './towns.model.json' with { type: 'json' }

const NAME = String.raw`(\p{Lu}[\p{L}'’-]{1,40}(?: (?:\p{Lu}[\p{L}'’-]{1,40}|sur|sous|en|les|lès|la|de|du|des)){0,4})`
/** Where an offer says in so many words where the work is, the surest first. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|\n) {0,3}(?:Lieu|Localisation|Localité|Ville|Lieu de travail|Lieu du poste|Lieu d'exercice|Affectation) ?: ?(?:\d{5} )?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Pp]oste|[Mm]ission|[Cc]ontrat|[Oo]ffre|[Ss]tage|[Ee]mploi)[^.\n]{0,40} (?:à|au) ${NAME}`,
    'u',
  ),
  new RegExp(String.raw`(?:^|\n)[^\n]{3,70} ${NAME} ?\((?:\d{2}|\d{5}|2A|2B)\)`, 'u'),
]
const HEAD = 4_000
const BY_NAME = new Map(towns.names.split('|').map((name) => [normalizeWords(name), name]))

/** The town of the work with its preposition, « à Vire » or « au Mans »; null unless said explicitly. */
export function findTown(text: string): string | null {
  const head = text.slice(0, HEAD)
  for (const form of FORMS) {
    const name = knownTown(form.exec(head)?.[1] ?? '')
    if (name) return atTown(name)
  }
  return null
}

/** Whether these words, and no others, are the name of a town. */
export const isTown = (name: string): boolean => BY_NAME.has(normalizeWords(name))

/** « Nantes Nord » is in Nantes. */
function knownTown(said: string): string | null {
  const words = said.replace(/^(?:au|aux) /u, '').split(' ')
  for (let length = words.length; length > 0; length--) {
    const name = BY_NAME.get(normalizeWords(words.slice(0, length).join(' ')))
    if (name) return name
  }
  return null
}

function atTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`
}
