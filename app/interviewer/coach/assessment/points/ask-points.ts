import { containsWords, makeSearchable } from '../../book/match-words.ts'
import type { BookQuestion, Point } from '../../book/page.ts'
import { contentStems } from '../../french/stem.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'
import { METHOD } from '../remarks/praise-form.ts'
import { cutClauses, shown } from './clauses.ts'
import { saysNo } from './denied.ts'
import { heardOf, makes } from './match-points.ts'

/** Only an answer in which nearly nothing is heard is told what it lacks: any other may hold it in other words. */
const WEAK = 45
const NEARLY_NOTHING = 0.34
/** From here on, nothing is left to be checked. */
const STANDS = 70
/** « l'erreur est nommée », « l'ampleur réelle »: how a thing is told, which any words may do. */
const OF_TELLING =
  /\b(?:concret\w*|reel(?:le|s|les)?|nomme\w*|precis\w*|detail\w*|vecue?s?|connue?s?|dite?s?|decrit\w*|racont\w*|clair\w*|simple\w*|franch\w*|honnete\w*|propres?|personnel\w*|exemples?|chiffre\w*)\b/

/** « une habitude changée », « la décision qui a suivi »: the parts of any story, told in words of its own. */
const OF_ANY_STORY =
  /\b(?:situation|habitudes?|regles?|decisions?|comparaison|resultats?|gains?|suites?|suivi|depart|causes?|choi\w*|erreurs?|motifs?|ce qu)\b/

const NOT_TO_DO = /^(?:ne|pas|sans|jamais|aucune?|éviter|refuser)\s[^,;:]*$/u

const URGENCY = { first: 87, second: 78, withExample: 86 }

/** The points of which no word, neither of theirs nor of a way of making them, is in the answer; the heaviest first. */
function unheardPoints({ answer, page }: Judgement): Point[] {
  if (!page || page.points.redLine) return []
  const { asked } = page
  const all = answer.sentences.map(({ quote }) => quote)
  const no = answer.sentences.filter(({ plain }) => saysNo(plain)).map(({ quote }) => quote)
  const isAskedFor = new Set(contentStems(asked.text))
  return page.points.missed
    .filter((point) => {
      // Without a no, the words of what is not to be done are those of its contrary.
      const text = (NOT_TO_DO.test(point.point) ? no : all).join(' ')
      const said = new Set(contentStems(text))
      const searchable = makeSearchable(text)
      const ways = [...point.heard, ...(point.weak ?? [])]
      if (OF_TELLING.test(normalizeText(point.point))) return false
      if (ways.some((words) => containsWords(searchable, words))) return false
      return !contentStems([point.point, ...ways, clauseOf(point, asked)].join(' ')).some(
        (word) => !isAskedFor.has(word) && said.has(word),
      )
    })
    .sort((a, b) => b.weight - a.weight)
}

/** What is still awaited in a method, where a point is a gesture: a story or a path makes it in a thousand ways. Each as the page names it and as somebody else says it. */
export function askPoints(judgement: Judgement): Improvement[] {
  const { page, kind, score } = judgement
  if (!page || !METHOD.includes(kind)) return []
  if (score >= WEAK || page.points.share > NEARLY_NOTHING) return []
  const [first, second] = unheardPoints(judgement)
  if (!first) return []
  const awaited: Improvement[] = [{ urgency: URGENCY.first, text: sayFirst(first, page.asked) }]
  return second && second.weight > 1
    ? [...awaited, { urgency: URGENCY.second, text: `Dites aussi ceci : « ${second.point} ».` }]
    : awaited
}

/** Under this, what the example has and the answer has not is the first thing to change. */
const FAR = 62
const HARDLY_SAID = 0.25

/** What is awaited that the answer hardly speaks of, in the words of the example: true of the question, whatever was answered. */
export function sayWithExample({ answer, page, kind, score }: Judgement): Improvement[] {
  if (!page || kind === 'closing' || score >= FAR) return []
  const asked = new Set(contentStems(page.asked.text))
  const said = new Set(answer.sentences.flatMap(({ quote }) => contentStems(quote)))
  const shareSaid = (words: string) => {
    const own = contentStems(words).filter((stem) => !asked.has(stem))
    return own.length === 0 ? 1 : own.filter((stem) => said.has(stem)).length / own.length
  }
  const [best] = page.points.missed
    .flatMap((point) => {
      const name = normalizeText(point.point)
      const isToldAnyhow =
        OF_TELLING.test(name) || (kind === 'behavioural' && OF_ANY_STORY.test(name))
      const saying = isToldAnyhow ? null : sayingOf(point, page.asked)
      return saying
        ? [{ point, saying, share: Math.max(shareSaid(point.point), shareSaid(saying)) }]
        : []
    })
    .filter(({ share }) => share <= HARDLY_SAID)
    .sort((a, b) => b.point.weight - a.point.weight || a.share - b.share)
  return best
    ? [
        {
          urgency: URGENCY.withExample,
          text: `Un point qui pèse ici : « ${best.point.point} ». L'avez-vous dit ? L'exemple le dit ainsi : « ${best.saying} ».`,
        },
      ]
    : []
}

/** Where nothing else is known to be missing: whoever answered knows which of the points that stand below were said. */
export function compareWithPoints({ page, kind, score }: Judgement): string[] {
  const isOpen = page !== undefined && page.points.missed.length > 0
  return isOpen && kind !== 'closing' && score < STANDS ? [COMPARE] : []
}
const COMPARE =
  "Relisez votre réponse à côté de ce que le recruteur écoute à cette question : chaque point que vous n'avez pas dit mérite une phrase."

function sayFirst(point: Point, asked: BookQuestion): string {
  const said = sayingOf(point, asked)
  const awaited = `Le recruteur attend encore ceci : « ${point.point} ».`
  return said
    ? `${awaited} L'exemple plus bas le dit ainsi : « ${said} ».`
    : `${awaited} Qu'en diriez-vous ?`
}

const FEWEST_WORDS = 5

/** The words in which the example of a question makes one of its points; null when they cannot stand alone. */
function sayingOf(point: Point, { example }: BookQuestion): string | null {
  if (example === undefined) return null
  const made = sentenceOf(point, example)
  if (made === undefined) return null
  const whole = shown(made)
  if (whole) return whole.split(' ').length >= FEWEST_WORDS ? whole : null
  const clause = cutClauses(made).clauses.find((one) => makes(point, one))
  const piece = clause === undefined ? null : shown(clause)
  return piece && piece.split(' ').length >= FEWEST_WORDS ? piece : null
}

/** The sentence of the example that says most of a point: one word of it may stand in another. */
function sentenceOf(point: Point, example: string): string | undefined {
  const own = new Set(contentStems(point.point))
  const worth = (one: string) =>
    heardOf(point, one).length + contentStems(one).filter((stem) => own.has(stem)).length
  return example
    .split(/(?<=[.!?…])\s+/u)
    .filter((one) => makes(point, one))
    .sort((one, other) => worth(other) - worth(one))[0]
}

/** The fewest words of the example that make a point. */
function clauseOf(point: Point, { example = '' }: BookQuestion): string {
  const made = sentenceOf(point, example) ?? ''
  return cutClauses(made).clauses.find((one) => makes(point, one)) ?? made
}
