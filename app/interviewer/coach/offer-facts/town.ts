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
/** A town that is only said to be near, or that of an office that recruits. */
const ELSEWHERE =
  /(?<!\p{L})(?:heures?|minutes?|mn|kms?|kilomètres|côté|proche|près|proximité|siège|agences?|cabinets?|filiales?|antennes?|bureaux|implantée?s?|présente?s?|gares?|secondaires?|ponctuel\p{L}*|anciennement|chantiers?|plateformes?|stocks?|entrepôts?|possibles?|clients?)(?!\p{L})[^.\n]{0,40}$/iu
const FROM_AFAR = /(?<!\p{L})(?:à distance|remote|télétravail)/iu
/** Where a text says that something is, in whatever words. */
const SOMEWHERE: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:à|au|aux) ${NAME}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})${NAME} ?(?:\(|, )(?:\d{2}|\d{5}|2A|2B)(?!\d)`, 'gu'),
]
const OTHER = new RegExp(`^(?: ?[,/] ?| ou | et )(?:à )?${NAME}`, 'u')
/** What a town's name may be followed by: a part of it, or nothing of its own. */
const PART_OF_A_TOWN = /^(?:nord|sud|est|ouest|centre|ville|cedex|\d.*)$/
const BY_NAME = new Map(towns.names.split('|').map((name) => [inFull(name), name]))

/** The town of the work with its preposition, « à Vire » or « au Mans »; null unless it is surely one. */
export function findTown(text: string): string | null {
  const head = text.slice(0, HEAD)
  const said = FORMS.map((form) => townIn(form.exec(head), head)).find(Boolean)
  const name = said ?? townOfTitle(head.split('\n', 1)[0] ?? '') ?? onlyTown(head)
  return name ? atTown(name) : null
}

const NO_NAME =
  /\(?(?<!\p{L})[hf] ?[/-] ?[hf](?!\p{L})\)?|\(?(?<!\p{L})(?:cdi|cdd|\d{2,5})(?!\p{L})\)?/giu
const LONGEST_NAME = 4
const SHORTEST_NAME = 4
/** « Secteur Jardin » is a department of a shop: a name of one word is a town's behind a mark or in capitals. */
const MARKED = /[-–—|:,(] ?$/u

/** « Agent de sécurité Saint-Peray (H/F) ». */
function townOfTitle(title: string): string | null {
  const bare = title.replace(NO_NAME, ' ').replace(/[\s\-–—|:,()/]+$/u, '')
  const words = bare.split(/\s+/u)
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--) {
    const last = words.slice(-length).join(' ')
    const name = BY_NAME.get(inFull(last))
    if (!name || name.length < SHORTEST_NAME || !/^\p{Lu}/u.test(last)) continue
    const isSure =
      length > 1 || isInCapitals(last, bare) || MARKED.test(bare.slice(0, -last.length))
    return isSure ? name : null
  }
  return null
}

const isInCapitals = (word: string, title: string) =>
  word === word.toUpperCase() && title !== title.toUpperCase()

/** The one town that the offer says something is in. */
function onlyTown(text: string): string | null {
  const found = SOMEWHERE.flatMap((form) => [...text.matchAll(form)]).flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    const after = text.slice(match.index, match.index + 120).split(/[.\n]/u)[0] ?? ''
    const name = townIn(match, text)
    return name &&
      isWhole(name, match[1] ?? '') &&
      !ELSEWHERE.test(before) &&
      !FROM_AFAR.test(after)
      ? [name]
      : []
  })
  const [first, ...others] = new Set(found)
  return first && others.length === 0 ? first : null
}

/** « Paris Musées » is no town. */
const isWhole = (name: string, said: string) =>
  said
    .split(' ')
    .slice(name.split(' ').length)
    .every((word) => PART_OF_A_TOWN.test(normalizeWords(word)))

/** The town that was met; null for the first of several, « Bordeaux, Lille, Lyon ». */
function townIn(match: RegExpExecArray | null, text: string): string | null {
  const name = match && knownTown(match[1] ?? '')
  if (!name) return null
  const after = text.slice(match.index + match[0].length)
  const next = OTHER.exec(after)?.[1]
  return next && knownTown(next) ? null : name
}

/** « ST GREGOIRE ». */
function inFull(name: string): string {
  return normalizeWords(name).replace(/(^| )st(e?) /g, '$1saint$2 ')
}

/** Whether these words, and no others, are the name of a town. */
export const isTown = (name: string): boolean => BY_NAME.has(inFull(name))

/** « Nantes Nord » is in Nantes. */
function knownTown(said: string): string | null {
  const words = said.replace(/^(?:au|aux) /u, '').split(' ')
  for (let length = words.length; length > 0; length--) {
    const name = BY_NAME.get(inFull(words.slice(0, length).join(' ')))
    if (name) return name
  }
  return null
}

function atTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`
}
