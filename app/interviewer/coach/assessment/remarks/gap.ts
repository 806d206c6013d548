import { withA } from '../../french/grammar.ts'
import type { Part } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import type { OfferAtHand } from '../offer-at-hand.ts'
import { hears } from '../signals/matches.ts'
import { hasAmount } from '../signals/measure.ts'
import { roots, shared } from '../signals/overlap.ts'
import { isVague } from './faults.ts'
import { quoteOf } from './quote.ts'
import { conditionNames, missionFor, postName } from './subject.ts'

/** A part that is missing, said as advice; `short` fits after « Il manque surtout… ». */
export interface Gap {
  id: string
  urgency: number
  advice: string
  short: string
}

export type GapFinder = (
  judgement: Judgement,
  offer: OfferAtHand,
  question: string,
) => (Gap | null)[]

export const has = ({ told }: Judgement, part: Part) => told.some(({ parts }) => parts.has(part))
export const saysAny = ({ answer }: Judgement, cue: RegExp) => hears(answer.plain, cue)
export const when = (isMissing: boolean, gap: Gap): Gap | null => (isMissing ? gap : null)

export const isMeasured = ({ told, score }: Judgement) =>
  told.some(
    ({ parts, sentence }) =>
      hasAmount(sentence) && (parts.has('result') || score >= SURELY_MEASURED),
  )
/** A part fit to follow « ajouter », or « dire » when it is a clause. */
export const toSupply = (short: string) =>
  /^(?:qui|ce qu|d'où|pourquoi|comment)/.test(short) ? `dire ${short}` : `ajouter ${short}`

/** From here on, an answer that holds an amount has measured something. */
const SURELY_MEASURED = 60

const LONGEST_ANCHOR = 80

/** The first or last words that carry a part, short enough to hang an advice on; null when none are. */
export function wordsOf(
  { told, answer }: Judgement,
  part: Part,
  which: 'first' | 'last',
): string | null {
  const able = told.filter(
    (one) => one.parts.has(part) && !one.isClaim && !one.isPrivate && !isVague(one.sentence),
  )
  const one = which === 'first' ? able[0] : able.at(-1)
  const quote = one ? quoteOf(one.sentence, answer.raw) : null
  return quote && quote.length <= LONGEST_ANCHOR && quote.includes(' ') ? quote : null
}

/** The way to the post that is missing; a mission already touched only asks to be named. */
export function linkGap(
  judgement: Judgement,
  offer: OfferAtHand,
  question: string,
  urgency: number,
): Gap | null {
  if (has(judgement, 'link')) return null
  const mission = missionFor(offer.reading, question, judgement.answer.roots)
  if (!mission) return { id: 'link', urgency, ...withoutMission(judgement, offer) }
  const touched = shared(
    roots([...judgement.answer.words, ...normalizedWords(normalizeText(question))]),
    roots(normalizedWords(normalizeText(mission.text))),
  ).length
  return {
    id: 'link',
    urgency,
    advice: pickFor(judgement, touched > 0 ? TOUCHED : UNTOUCHED)(`« ${mission.text} »`),
    short: `le lien avec l'annonce, « ${mission.text} »`,
  }
}

const TOUCHED: readonly ((mission: string) => string)[] = [
  (mission) => `Reliez en une phrase votre réponse à cette mission de l'annonce : ${mission}.`,
  (mission) => `Une phrase de plus ferait le lien avec l'annonce, où l'on lit : ${mission}.`,
  (mission) => `Nommez la mission de l'annonce que cela prépare : ${mission}.`,
]
const UNTOUCHED: readonly ((mission: string) => string)[] = [
  (mission) =>
    `Rien ne relie encore votre réponse à cette mission de l'annonce : ${mission}. Une phrase suffit.`,
  (mission) => `L'annonce parle de ceci : ${mission}. Dites en une phrase ce qui vous y prépare.`,
  (mission) =>
    `Pensez au lien avec le poste : dites en quoi ce que vous racontez servirait pour ${mission}.`,
]

/** One of several ways to say the same advice, always the same for the same answer. */
export const pickFor = <One>({ answer }: Judgement, ways: readonly One[]): One =>
  ways[answer.words.length % ways.length] as One

function withoutMission({ kind }: Judgement, { reading }: OfferAtHand) {
  const condition = conditionNames(reading)[0]
  const isAboutSelf = kind === 'presentation' || kind === 'motivation'
  return {
    advice:
      condition && isAboutSelf
        ? `Le poste comprend ${condition} : dites en une phrase ce que vous en connaissez déjà.`
        : `Rien ne relie encore votre réponse ${withA(postName(reading))} : dites en une phrase ce qu'elle y apporterait.`,
    short: 'le lien avec le poste',
  }
}
