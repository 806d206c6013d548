import type { QuestionKind } from '../../../../kinds.ts'
import { asksForTerms } from '../../asks-for-terms.ts'
import type { Judgement } from '../../judge.ts'
import { normalizedWords, normalizeText } from '../../normalize-text.ts'
import { roots } from '../../signals/overlap.ts'
import { type EvidenceName, mayHold } from '../evidence.ts'
import { figureIn } from '../figure.ts'
import { isKnownPart } from './unanswered.ts'

/** Where one piece of a question ends: at a sign or at « et »; in a method also before what sets the place, the time or the aim of a gesture. */
const PIECE_END = /[,:;?.!()]\s*|\s(?=et\s)/gu
const PIECE_OR_SETTING_END =
  /[,:;?.!()]\s*|\s(?=et\s)|\s(?=(?:avec|dans|sur|sans|pour|face à|avant|après|pendant|plutôt que?|jusqu'(?:à|au)|chez|malgré|loin)\s)/giu
const LINK = /^et\s+/iu
const ASKS =
  /(?<!rendez)-vous(?!\p{L})|^(?:que|qu'|ce que|ce qui|ce qu'|quels?|quelles?|comment|pourquoi|combien|à quoi)(?:\s|(?<='))/iu
const OPENS = /^(?:racontez|parlez|donnez|présentez|décrivez|expliquez|citez)/iu
/** What only says upon what or when the gesture is done is the question itself. */
const IS_SUBJECT = /^(?:sur|avant|pendant)/iu
const SETS = /^(?:avec|dans|sur|sans|pour|face à|avant|pendant|plutôt|jusqu|chez|malgré|loin)/iu

/** Words that any question of its kind may hold: to take them up answers nothing. */
const OF_ANY_QUESTION =
  /^(?:racont|donnez|parlez|decriv|expliq|presen|exempl|moment|situat|faites|feriez|faire|comment|pourqu|quand|quel|poste|parcou|experi|metier|travai|repons|repond|etape|questi|savoir|voulez|souhai|menez|appris|change|effet|result|suivi|sorti|suivre|motiv|quelqu|premie|aujour|manier|minute|ensuit|suite|avoir|decid|reagi|organi|plusie|dernie|procede|heure|plein|ordre|autrem|deja|debloq|rattra|reglee?|avance|attend|besoin|convie|conven)/

const LONGEST = 80
const FEWEST_WORDS = 3
const FEWEST_LETTERS = 5

interface Piece {
  words: string
  meant: readonly string[]
}

/** What to say of a piece of the question that no word of the answer takes up; null when there is none. */
export function askUntouched(
  question: string,
  { kind, answer, score }: Pick<Judgement, 'kind' | 'answer' | 'score'>,
): string | null {
  if (score >= FAIR || (kind === 'closing' && asksForTerms(question))) return null
  const said = [...answer.roots]
  const pieces = piecesOf(question, kind)
  const main = pieces.findIndex(({ words }) => ASKS.test(words) || OPENS.test(words))
  const named = kind === 'motivation' && score < POOR ? nameIn(question, answer.plain) : null
  if (named) return `La question nomme ${named} : ${WHAT_OF_IT[kind]}`
  const untouched = pieces.filter(
    ({ words, meant }, at) =>
      at !== main &&
      !(kind === 'technical' && at < main) &&
      words.length <= LONGEST &&
      !HANGS.test(words) &&
      !isRelative(words) &&
      meant.length > 0 &&
      !meant.some((root) => said.some((other) => other.startsWith(root) || root.startsWith(other))),
  )
  const figure = kind === 'behavioural' ? rangeWith(figureIn(answer.raw), answer.raw) : null
  const told = figure === null ? undefined : untouched.find(({ words }) => isOfResult(words))
  if (told && !/ à /u.test(figure ?? '')) return asPrecise(figure ?? '', told)
  const able = untouched.filter((one) => one !== told)
  const asking =
    kind === 'technical' && score >= POOR
      ? undefined
      : able.find(({ words }) => ASKS.test(words) && !isAnsweredOtherwise(words, kind, answer))
  if (asking)
    return `Répondez aussi, d'une phrase entière, à cette partie de la question : « ${asking.words} ».`
  if (score >= POOR) return null
  const piece = able.filter((one) => isWorthSaying(one, kind, pieces)).at(-1)
  return piece
    ? `La ${kind === 'situational' ? 'scène' : 'question'} dit aussi « ${piece.words} » : ${WHAT_OF_IT[kind]}`
    : null
}

/** What a piece asks for may be there in words that are not its own. */
function isAnsweredOtherwise(words: string, kind: QuestionKind, answer: Judgement['answer']) {
  const asked = normalizeText(words).replace(/-/g, ' ')
  if (isKnownPart(asked)) return true
  if (/^combien\b/.test(asked)) return figureIn(answer.raw) !== null
  return OTHERWISE.some(
    ({ of, kinds, holds }) =>
      of.test(asked) && (!kinds || kinds.includes(kind)) && mayHold(answer.plain, holds),
  )
}

const OTHERWISE: readonly {
  of: RegExp
  kinds?: readonly QuestionKind[]
  holds: readonly EvidenceName[]
}[] = [
  { of: /\b(?:quand|disponible|commencer|disponibilites)\b/, kinds: ['closing'], holds: ['dated'] },
  { of: /\b(?:savoir|questions?|demander)\b/, kinds: ['closing'], holds: ['asked'] },
  { of: /\b(?:control\w*|verifi\w*|savez vous qu\w*)\b/, holds: ['checked'] },
  { of: /^(?:comment|par quoi|qu avez)\b/, kinds: ['behavioural'], holds: ['ownAct'] },
]

/** « …que vous avez eu à dénouer » says which one is meant, and asks for nothing; « que faites-vous » asks. */
const isRelative = (words: string) =>
  /^(?:que|qu'\p{L}+|qui|dont|où|lesquel(?:le)?s?|auquel)\s/iu.test(words) &&
  !/-(?:vous|t-|ils?|elles?)(?!\p{L})/iu.test(words)

/** Cut there, it waits for the rest. */
const HANGS = /\s(?:est|sont|a|ont|soit|alors|qu'\p{L}+|que|de|d')$/iu

/** What came of it is there as a figure: to be made precise, and not to be told again. */
const asPrecise = (figure: string, { words }: Piece) =>
  `Précisez « ${figure} », puisque la question dit « ${words} » : de combien à combien, et en combien de temps ?`
const isOfResult = (words: string) => OF_RESULT.test(normalizeText(words))

/** « 20 % » in « 10 ou 20 % » is half of what was said. */
function rangeWith(figure: string | null, raw: string): string | null {
  if (figure === null) return null
  const before = /\d+ (?:ou|à) $/u.exec(raw.slice(0, raw.indexOf(figure)))?.[0] ?? ''
  return `${before}${figure}`
}
const OF_RESULT = /\b(?:resultats?|effets?|chiffres?|gains?|progres|mesures?)\b/

const FAIR = 62
const POOR = 45

const WHAT_OF_IT: Record<QuestionKind, string> = {
  presentation: 'donnez-y une phrase, avec un fait à vous.',
  motivation: 'dites ce que vous en savez, ou pourquoi cela vous convient.',
  behavioural: 'racontez-le en une phrase.',
  technical: 'dites ce que cela change à vos gestes.',
  situational: 'dites ce que vous en faites.',
  closing: 'posez une question là-dessus.',
}

/** In a scene, what happens besides; elsewhere, a thing that is named, or where and for what it is done. */
/** Nobody is asked for a question on « le poste demande des déplacements ». */
const OWN_QUESTIONS = /questions?|savoir|demander/iu

function isWorthSaying({ words }: Piece, kind: QuestionKind, pieces: readonly Piece[]): boolean {
  if (OPENS.test(words)) return false
  if (kind === 'closing' && !OWN_QUESTIONS.test(words)) return false
  const size = words.split(/\s/).length
  if (kind === 'situational')
    return (
      size >= FEWEST_WORDS &&
      !SETS.test(words) &&
      words !== pieces[0]?.words &&
      HAPPENS.test(normalizeText(words))
    )
  if (kind === 'behavioural') return /^(?:avec (?:les|le|l'|quel)|jusqu)/iu.test(words)
  if (kind === 'technical' && IS_SUBJECT.test(words)) return false
  return SETS.test(words) ? THING.test(normalizeText(words)) : NAMED.test(words)
}
/** Written large, and the name of nobody. */
const OF_ALL = /^(?:Clients?|Excel|Internet|France|Europe|Ressources|Direction)/u

/** A name that the question gives and the answer does not take up. */
function nameIn(question: string, plainAnswer: string): string | null {
  const name =
    /(?<=[\p{Ll},] )(?:\p{Lu}\p{Ll}+[- ](?=\p{Lu}))?(?:\p{Lu}\p{Ll}{3,}|\p{Lu}{4,})(?:[- ]\p{Lu}[\p{Ll}]+){0,2}/u.exec(
      question,
    )?.[0]
  return name && !OF_ALL.test(name) && !plainAnswer.includes(normalizeText(name)) ? name : null
}

/** A thing with its article, and not only something that is done. */
const THING = /\b(?:un|une|le|la|les|l|des|du|votre|vos|ses|son|au|aux|ces|cette) (?!\w+er\b)\w{4,}/
const NAMED = /^(?:l[ae]s?\s|l'|vos\s|votre\s|du\s|des\s|de\s)/iu
/** Somebody or something does or is something; what befalls « vous » is the scene itself. */
const HAPPENS =
  /^(?:l|la|le|les|un|une|votre|vos|sa|son|ses|il|elle|ils|elles|deux|trois|\d+) ?(?!.*\bvous\b)(?:\w+ ){1,6}(?:est|sont|a|ont|sort|sortent|attend|attendent|arrive|arrivent|appelle|tombe|veut|pleure|demande|refuse|depasse|annonce|annule|insiste|hurle|\w+ent)\b/

function piecesOf(question: string, kind: QuestionKind): Piece[] {
  const cut: string[] = []
  let start = 0
  for (const end of question.matchAll(kind === 'technical' ? PIECE_OR_SETTING_END : PIECE_END)) {
    cut.push(question.slice(start, end.index))
    start = end.index + end[0].length
  }
  cut.push(question.slice(start))
  return cut
    .map((piece) => piece.trim().replace(LINK, ''))
    .filter((words) => words !== '')
    .map((words) => ({ words, meant: meaningOf(words) }))
}

/** The first letters of the words that carry sense: « contrôlez » meets « contrôle ». */
const meaningOf = (words: string): string[] =>
  [...roots(normalizedWords(normalizeText(words)).filter(({ length }) => length >= FEWEST_LETTERS))]
    .filter((root) => !OF_ANY_QUESTION.test(root))
    .map((root) => root.slice(0, FEWEST_LETTERS))
