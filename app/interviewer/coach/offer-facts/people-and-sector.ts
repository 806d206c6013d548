import { containsWords } from '../book/match-words.ts'
import { isMeant } from './is-meant.ts'
import type { OfferLine } from './offer-facts.ts'
import { PUBLICS } from './vocabulary/publics.ts'
import { EVERYDAY_WORDS, SECTORS } from './vocabulary/sectors.ts'

/** « Ouvert aux personnes en situation de handicap », « garde d'enfants » among benefits: nobody that one works for. */
const OF_ANY_FIRM =
  / (?:competences egales|egalite|diversite|inclusi[a-z]*|discrimination|rqth|accessible aux|ouverts? (?:a tous|aux personnes)|obligation d emploi|handi accueillante|mission handicap|candidatures|mutuelle|cheques? vacances|garde d enfants|tickets? restaurant|remise|fastt|interim(?:aires)?|recrutement|(?:notre|nos|un|une) partenaires?) /
const NOT_OF_THE_WORK: ReadonlySet<OfferLine['family']> = new Set([
  'conditions',
  'apply',
  'training',
])
const AT_WORK = 0.5
/** « Formation Alzheimer proposée »: nobody that one works for. */
const OF_A_TRAINING = / formations? (?:a |aux? |sur |[a-z]+ (?:proposee|assuree|offerte|prevue)s? )/
/** How a line says what a firm makes or whom it serves, right before the thing. */
const LEADS_TO_A_SECTOR =
  / (?:secteurs?(?: d activite)?|specialis[a-z]*|leaders?|fabric[a-z]*|acteurs?|marches?|monde|univers|domaines?|metiers?|industries?|filieres?|distribu[a-z]*|concepteu[a-z]*|conception|concoit|commercialis[a-z]*|negoce|editeurs?|constructeurs?|producteurs?|production|entreprises?|societe|groupe|experte?s?)(?: (?:francais|europeen|mondial|national|regional|local|majeur|incontournable|historique|reconnue?|engagee?))?(?: (?:de|d|du|des|la|le|les|l|dans|en|et)){0,4} $/
const AHEAD = 70

/** There one mission tells whom it is for; elsewhere, as where medicines are prepared, it may be one customer of many. */
const IN_CARE = /^(?:J1(?!2|30[2367])|G|K(?!21))/
const A_MISSION = 0.75

/** The people whom the post is for, with their article: named by its title, by a mission, or in two lines; null unless surely. */
export function findPeople(lines: readonly OfferLine[], domain: string | null): string | null {
  const told = lines.filter(
    (line, at) => isOfTheWork(line, at) && !OF_A_TRAINING.test(line.folded.text),
  )
  const known = PUBLICS.flatMap(({ said, heard, only }, at) => {
    const naming = told.filter(({ folded }) => heard.some((words) => isMeant(folded, words)))
    const [first] = naming
    if (!first) return []
    const isOfTheTitle = first === lines[0]
    if (!isOfTheTitle && !(domain !== null && only.test(domain))) return []
    const isSure =
      isOfTheTitle ||
      naming.length > 1 ||
      (IN_CARE.test(domain ?? '') && naming.some(({ weight }) => weight >= A_MISSION))
    return isSure
      ? [{ said, worth: (isOfTheTitle ? 3 : 0) + Math.min(3, naming.length) - at / 100 }]
      : []
  })
  return best(known)
}

/** What the employer makes, sells or serves, with its article: named by the title, said to be its sector, or met in three lines. */
export function findSector(lines: readonly OfferLine[], domain: string | null): string | null {
  if (domain === null || /^[JK]/.test(domain)) return null
  const told = lines.filter(
    (line, at) => (isOfTheWork(line, at) || isOfTheFirm(line)) && !isList(line.folded),
  )
  const known = SECTORS.flatMap(({ said, heard, own }, at) => {
    if (own?.test(domain)) return []
    const named = told.filter(({ folded }) => heard.some((words) => isMeant(folded, words)))
    const led = named.filter(({ folded }) => heard.some((words) => isLedTo(folded.text, words)))
    const clear = heard.filter((words) => !EVERYDAY_WORDS.has(words))
    const naming = named.filter(
      (line) => led.includes(line) || clear.some((words) => isMeant(line.folded, words)),
    )
    const [first] = naming
    if (!first) return []
    // « Plâtrerie, cloisons, menuiserie » is of none of them.
    const isOfTheTitle = first === lines[0] && first.text.split(',').length < A_LIST
    const isSure = isOfTheTitle || led.length > 0 || naming.length >= 3
    const worth =
      (isOfTheTitle ? 2 : 0) + 1.5 * Math.min(2, led.length) + Math.min(4, naming.length) / 2
    return isSure ? [{ said, worth: worth - at / 200 }] : []
  })
  return best(known)
}

/** « Nos clients : l'agroalimentaire, la plasturgie, la chimie… »: none of them is the employer's. */
const isList = (folded: OfferLine['folded']) =>
  SECTORS.filter(({ heard }) => heard.some((words) => containsWords(folded, words))).length >=
  A_LIST
const A_LIST = 3

const best = (known: readonly { said: string; worth: number }[]): string | null =>
  known.reduce<{ said: string; worth: number } | null>(
    (most, one) => (most && most.worth >= one.worth ? most : one),
    null,
  )?.said ?? null

const isOfTheWork = (line: OfferLine, at: number) =>
  at === 0 ||
  ((line.weight >= AT_WORK || line.family === 'company') &&
    !NOT_OF_THE_WORK.has(line.family) &&
    !OF_ANY_FIRM.test(line.folded.text))

/** « Leader dans les fenêtres depuis cent ans »: nothing of what one does, and what the firm makes. */
const isOfTheFirm = ({ family, folded }: OfferLine) =>
  (family === null || family === 'company' || family === 'post') && !OF_ANY_FIRM.test(folded.text)

/** « Leader dans la fabrication de fenêtres », and neither « acteur de la défense des locataires » nor « l'énergie de ses équipes ». */
function isLedTo(text: string, words: string): boolean {
  const bare = words.replaceAll('*', '')
  const at = text.indexOf(` ${bare}`)
  const before = text.slice(Math.max(0, at - AHEAD), at + 1)
  return (
    at >= 0 &&
    LEADS_TO_A_SECTOR.test(before) &&
    !/ (?:clients?|comme|tels?|telles) /.test(before) &&
    !OF_SOMEBODY.test(text.slice(at + 1 + bare.length))
  )
}
const OF_SOMEBODY =
  /^[a-z]* (?:de (?:ses|nos|vos|leurs?|son|sa|notre)|des (?!(?:particuliers|professionnels|entreprises) )) /
