import type { AnnotatedSentence } from '../annotated-sentence.ts'
import { asksForDates } from '../asks-for-terms.ts'
import { isSpoiled } from '../grade.ts'
import type { Judgement } from '../judge.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { countQuestions, isOfTheWork } from '../own-questions.ts'
import { hasAmount } from '../signals/measure.ts'
import { deserves, showsFigure } from './deserves.ts'
import { hasNoMerit } from './first-person.ts'
import { whatToKeep } from './keep.ts'
import { isSurelyBeside } from './off-topic.ts'
import { PRAISES } from './praise.ts'
import { FIGURE } from './praise-cues.ts'
import type { Praise, Praised } from './praise-form.ts'
import { quoteOf } from './quote.ts'
import { sayPraise } from './say-praise.ts'

const MOST_STRENGTHS = 3
const POOR = 16
const WEAK = 40
const FAIR = 60

/** How many strengths an answer has earned; what ends an interview earns none, and a poor one a fact at most. */
function earnedStrengths(judgement: Judgement): number {
  const { score, limit, grave } = judgement
  if (isSpoiled(limit) || isSurelyBeside(judgement) || grave) return 0
  if (score < WEAK) return 1
  return score < FAIR ? 2 : MOST_STRENGTHS
}

/** Of a poor answer only what can be checked is named. */
const OF_POOR: ReadonlySet<string> = new Set(['path', 'date'])

/** What the answer does well, in the order in which it was annotated, each with its words. */
export function findPraise(judgement: Judgement, question: string): Praised[] {
  const found: Praised[] = []
  const most = earnedStrengths(judgement)
  const asked = normalizeText(question)
  for (const praise of PRAISES) {
    if (found.length >= most) break
    if (praise.kinds && !praise.kinds.includes(judgement.kind)) continue
    if (praise.id === 'date' && !asksForDates(asked)) continue
    if (judgement.score >= (praise.upTo ?? 101)) continue
    if (judgement.score < (praise.from ?? (OF_POOR.has(praise.id) ? 0 : POOR))) continue
    if (found.some((other) => sameGround(other.praise, praise))) continue
    const one = bestOf(praise, judgement, found, asked)
    if (one && !found.some(({ said }) => said === one.said)) found.push(one)
  }
  const kept = found.length === 0 && most > 0 ? whatToKeep(judgement, question) : null
  if (kept) return [kept]
  const order = judgement.annotated
  return found.sort((a, b) => order.indexOf(a.annotated) - order.indexOf(b.annotated))
}

function bestOf(
  praise: Praise,
  { annotated, kind, answer }: Judgement,
  found: readonly Praised[],
  asked: string,
): Praised | null {
  const able = annotated.filter(
    (one) =>
      deserves(one, praise, kind) &&
      !(praise.notFirst && kind === 'behavioural' && one === annotated[0]) &&
      !found.some((other) => other.annotated === one),
  )
  const inOrder = praise.last ? able.reverse() : able.sort((a, b) => richness(b) - richness(a))
  const cue = praise.cue ?? (praise.needsFigure ? FIGURE : undefined)
  for (const one of inOrder) {
    const whole = quoteOf(one.sentence, answer.raw, cue)
    const quote = whole && praise.opensOnCue && cue ? fromCue(whole, cue) : whole
    if (!quote || quote.split(' ').length < FEWEST_WORDS) continue
    if (quote.endsWith('?') && praise.id !== 'question') continue
    const folded = normalizeText(quote)
    if (praise.id !== 'question' && hasNoMerit(folded)) continue
    if (praise.id === 'question' && !isOfTheWork({ plain: folded }, asked)) continue
    if (praise.id === 'own' && OTHERS_TOO.test(folded)) continue
    if (praise.id === 'own' && OF_MISTAKE.test(asked) && !MENDS.test(folded)) continue
    if (praise.needsFigure && (!showsFigure(quote) || isOfQuestion(folded, asked))) continue
    if (cue && folded.search(cue) < 0) continue
    if (praise.id === 'plan-b' && !seesFurther(answer.plain, folded, { asked, kind })) continue
    const counted =
      praise.id === 'question' ? asManyQuestions(praise, countQuestions(answer, asked)) : praise
    const said = sayPraise(counted, quote)
    if (said !== null) return { praise: counted, quote, annotated: one, said }
  }
  return null
}
const FEWEST_WORDS = 4

/** Three questions are not one. */
const asManyQuestions = (praise: Praise, count: number): Praise =>
  count < 2
    ? praise
    : {
        ...praise,
        remark: `vous posez ${count === 2 ? 'deux' : 'plusieurs'} questions`,
        shows: 'des questions de votre part',
      }

/** What somebody else does in the same words is no act of one's own. */
const OTHERS_TOO =
  /\bc est (?:elle|lui|eux|ma|mon|une?|la|le) (?:\w+ )?qui\b|\b(?:il|elle|ils|elles) (?:ne |n )?(?:l |m |s |y |en |lui )?(?:a|ont|est|sont)\b|^(?:le|la|les|mon|ma) \w+(?: \w+){0,3} (?:l |m |s )?(?:a|ont) \w/

/** Where a mistake is asked for, the first deed told is often the mistake: only what mends it is praised. */
const OF_MISTAKE =
  /\b(?:erreurs?|faux|fausse|mauvais\w*|oubli\w*|ratee?|perdue?|tort|tromp\w*|mal passee?|pas marche|echec|malfacon|incident|contredit|mauvaise nouvelle)\b/
const MENDS =
  /\b(?:appel|rappel|previen|preven|prevenu|dit|ecrit|corrig|refai|repri|reecri|verif|control|propos|expliqu|demand|remis|remplac|ajout|chang|not[ea]|rembours|excus|annonc|montr|retrouv|cherch|arrete|coupe|rebranch|renvoy|reimprim|repar|repos|rattrap|decousu|remesur|analys|compar|recontact|relu|alle|ecout|trie|offert|modifi|revu|instaur|suivi|trouve)\w*/

/** The piece of a quote that opens on its cue, cut where it takes breath; null when none does. */
function fromCue(quote: string, cue: RegExp): string | null {
  const starts = [
    0,
    ...[...quote.matchAll(BREATH)].map(({ index, 0: sign }) => index + sign.length),
  ]
  const start = starts.find((at) => normalizeText(quote.slice(at)).search(cue) === 0)
  return start === undefined ? null : quote.slice(start)
}
const BREATH = /[,;:]\s(?:(?:et|puis|ensuite|enfin)\s)?|\s(?:et|puis|ensuite|enfin)\s/giu

/** Two conditions, or one that the question did not set: more than one case is foreseen. */
function seesFurther(
  plain: string,
  folded: string,
  { asked, kind }: { asked: string; kind: Judgement['kind'] },
): boolean {
  if ((plain.match(CONDITION)?.length ?? 0) > 1) return true
  if (kind !== 'situational' && asked.search(CONDITION) < 0) return true
  const condition = CONDITION_SAID.exec(folded)?.groups?.what ?? ''
  const known = new Set(normalizedWords(asked))
  return !normalizedWords(condition).some((word) => known.has(word) && !SAYS_NOTHING.test(word))
}
const CONDITION_SAID = /\b(?:si|s|sinon|cas|doute|tant que) (?<what>[^,;:.]*)/
const SAYS_NOTHING =
  /^(?:l[ae]?s?|une?|des?|d|du|ca|cela|ce|c|est|ils?|elles?|on|je|j|ne?|pas|y|a|se?|trop|plus|que?|qu|et|ou|en|au|son|sa|ses|mon|ma|mes|pour|sur|par|dans|avec)$/
const CONDITION =
  /(?<!\b(?:savoir|voir|vois|regarde|demande|verifie|sais|controle) )\b(?:si (?!oui)|s (?:il|ils)\b|sinon\b|en cas d|dans le doute\b|tant que\b)/g

/** Figures that the question gave measure nothing of the answer. */
function isOfQuestion(folded: string, asked: string): boolean {
  const figures = folded.match(/\d+/g) ?? []
  return figures.length > 0 && figures.every((one) => asked.includes(one))
}

/** Precise words and amounts make words worth quoting; what sets the scene is worth less. */
function richness({ sentence, parts }: AnnotatedSentence): number {
  const precise = sentence.words.filter((word) => word.length > 5).length
  const long = sentence.quote.length > LONG ? 2 : 0
  const changes = CHANGES.test(sentence.plain) ? CHANGING : 0
  return (
    changes +
    Math.min(6, precise) +
    (hasAmount(sentence) ? 1 : 0) -
    (parts.has('context') ? 3 : 0) -
    long
  )
}
const LONG = 150

/** What changes the matter is the deed to quote, before what only looks or asks. */
const CHANGES =
  /\b(?:j ai|je l ai|je les ai|on a|nous avons|et|puis)(?: (?:d abord|ensuite|tout|aussi|donc|alors))? (?:refai\w*|reecri\w*|repris\w*|remplac\w*|corrig\w*|ajout\w*|cree\w*|mis\b|monte\b|change\w*|modifi\w*|redessin\w*|reorganis\w*|install\w*|construi\w*|automatis\w*|supprim\w*|remis\b|decoup\w*|propos\w*|decousu|regroup\w*|invers\w*|deplac\w*|reparti\w*|forme\b|fait (?:corriger|signer|refaire|changer|poser|deplacer|une|un))\b/
const CHANGING = 3

/** Two praises of the same stuff read as padding. */
const GROUNDS: readonly (readonly string[])[] = [
  ['from-to', 'measured', 'avoided'],
  ['path', 'lived'],
]
const sameGround = (one: Praise, other: Praise) =>
  GROUNDS.some((ground) => ground.includes(one.id) && ground.includes(other.id))
