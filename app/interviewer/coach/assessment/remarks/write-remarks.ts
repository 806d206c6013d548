import type { Evidence } from '../../../interviewer.ts'
import type { AnnotatedSentence } from '../annotated-sentence.ts'
import type { Limit } from '../grade.ts'
import { isSpoiled } from '../grade.ts'
import type { Judgement } from '../judge.ts'
import type { PreparedOffer } from '../prepared-offer.ts'
import { holdsPersonalData } from '../signals/claims.ts'
import type { Conduct } from '../signals/conduct.ts'
import { deserves, showsFigure } from './deserves.ts'
import { FAULTS, type Fault } from './faults.ts'
import { findGaps } from './gaps.ts'
import { goFurther } from './go-further.ts'
import { comeBack } from './off-topic.ts'
import { PRAISES, type Praise } from './praise.ts'
import { FIGURE } from './praise-cues.ts'
import { quoteOf } from './quote.ts'
import { sayPraise } from './say-praise.ts'

export interface Remarks {
  strengths: string[]
  /** What to change, the first thing first. */
  improvements: string[]
  evidence: Evidence[]
}

const MOST_STRENGTHS = 3
const MOST_IMPROVEMENTS = 3
/** A fault is looked for in as many sentences as an answer said aloud can hold. */
const MOST_READ = 60

/** Strengths rest on quotes; improvements on a quote or on a part named as missing. */
export function writeRemarks(
  judgement: Judgement,
  offer: PreparedOffer,
  question: string,
): Remarks {
  const praised = findPraise(judgement)
  const faulty = findFaults(judgement, praised)
  const gaps = findGaps(judgement, offer, question).filter(({ id }) => fitsLimit(id, judgement))
  const limited = limitRemark(judgement)
  const improvements: Improvement[] = [
    ...(limited ? [limited] : []),
    ...(judgement.limit?.conduct ? [afterConduct(judgement.limit.conduct)] : []),
    ...faulty.map(({ fault, quote }) => ({
      urgency: fault.urgency,
      text: `« ${quote} » : ${fault.remark}`,
      quote,
      remark: fault.remark,
    })),
    ...gaps.map((gap) => ({ urgency: gap.urgency, text: gap.advice })),
  ]
  const further: Improvement[] = goFurther(improvements.length, judgement)
  const kept = [...improvements, ...further]
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, wantedImprovements(judgement))
  return {
    strengths: praised.map(({ said, quote }) => `${capital(said)} : « ${quote} ».`),
    improvements: kept.map(({ text }) => text),
    evidence: [
      ...praised.map(({ said, quote }) => ({
        quote,
        remark: `${capital(said)}.`,
        positive: true,
      })),
      ...kept.flatMap(({ quote, remark }) =>
        quote && remark ? [{ quote, remark: capital(remark), positive: false }] : [],
      ),
    ],
  }
}

/** Off topic, a story must first be changed; conduct must first be mended: details can wait. */
const fitsLimit = (id: string, { limit }: Judgement) =>
  !limit || !(LATER[limit.reason] ?? []).includes(id)
const LATER: Partial<Record<Limit['reason'], readonly string[]>> = {
  'other-story': ['measure', 'context', 'lesson'],
  'denied-result': ['result', 'measure'],
  'would-do': ['result', 'measure', 'lesson', 'context'],
  conduct: ['action', 'priority', 'order', 'trace', 'case', 'figure', 'why', 'check', 'link'],
}

interface Improvement {
  urgency: number
  text: string
  quote?: string
  remark?: string
}

/** How to take the scene up again, once the conduct was named. */
const afterConduct = ({ id }: Conduct): Improvement => ({ urgency: 98, text: INSTEAD[id] })
const INSTEAD: Record<Conduct['id'], string> = {
  danger:
    "Reprenez dans l'ordre : arrêter, mettre à l'abri, appeler, puis noter ce qui s'est passé.",
  harm: 'Racontez un moment où vous avez gardé votre calme : ce que vous avez fait, qui vous avez appelé, ce que vous avez écrit.',
  hidden:
    "Dites ce que vous gardez comme trace, qui vous prévenez, et dans quel délai la règle l'impose.",
  prejudice:
    'Reprenez la scène en partant de ce que la personne a fait, et dites la règle que vous appliqueriez à toute autre.',
  fraud:
    'Dites à qui vous demandez confirmation, par quel canal, et ce que vous bloquez en attendant la réponse.',
  discrimination:
    "Dites votre refus en une phrase calme, rappelez que la loi l'interdit, puis revenez aux compétences utiles au poste.",
  secrecy: "Dites ce que vous répondez à quelqu'un qui insiste, et vers qui vous l'orientez.",
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
const wantedImprovements = ({ score }: Judgement) => (score >= 80 ? 2 : MOST_IMPROVEMENTS)

/** How many strengths an answer has earned; conduct that ends an interview earns none. */
function earnedStrengths({ score, limit }: Judgement): number {
  if (isSpoiled(limit) || limit?.reason === 'other-question') return 0
  if (score < 32) return 0
  return score < 45 ? 1 : score < 63 ? 2 : MOST_STRENGTHS
}

function findPraise(judgement: Judgement) {
  const found: { praise: Praise; quote: string; annotated: AnnotatedSentence; said: string }[] = []
  const most = earnedStrengths(judgement)
  for (const praise of PRAISES) {
    if (found.length >= most) break
    if (praise.kinds && !praise.kinds.includes(judgement.kind)) continue
    if (judgement.score < (praise.from ?? 0)) continue
    const annotated = judgement.annotated.find(
      (one) =>
        deserves(one, praise, judgement.kind) && !found.some((other) => other.annotated === one),
    )
    const cue = praise.cue ?? (praise.needsFigure ? FIGURE : undefined)
    const quote = annotated && quoteOf(annotated.sentence, judgement.answer.raw, cue)
    if (praise.needsFigure && quote && !showsFigure(quote)) continue
    if (!annotated || !quote || found.some((other) => sameGround(other.praise, praise))) continue
    const said = sayPraise(praise, quote)
    if (!found.some((other) => other.said === said)) found.push({ praise, quote, annotated, said })
  }
  const order = judgement.annotated
  return found.sort((a, b) => order.indexOf(a.annotated) - order.indexOf(b.annotated))
}

/** Two praises of the same stuff read as padding. */
const GROUNDS: readonly (readonly string[])[] = [
  ['from-to', 'measured', 'avoided'],
  ['own', 'own-measured'],
]
const sameGround = (one: Praise, other: Praise) =>
  GROUNDS.some((ground) => ground.includes(one.id) && ground.includes(other.id))

function findFaults(judgement: Judgement, praised: readonly { annotated: AnnotatedSentence }[]) {
  const found: { fault: Fault; quote: string }[] = []
  const used = new Set<AnnotatedSentence>(praised.map(({ annotated }) => annotated))
  for (const fault of FAULTS) {
    const annotated = judgement.annotated
      .slice(0, MOST_READ)
      .find((one) => !used.has(one) && !one.isPrivate && fault.fits(one, judgement))
    const quote = annotated && quoteOf(annotated.sentence, judgement.answer.raw, fault.cue)
    if (!annotated || !quote) continue
    used.add(annotated)
    found.push({ fault, quote })
    if (found.length === 2) break
  }
  return found
}

/** What a limit asks to be said first; some limits are said by a fault of a sentence instead. */
function limitRemark(judgement: Judgement): Improvement | null {
  const { limit, annotated, answer } = judgement
  if (holdsPersonalData(answer.plain) && !limit) {
    return {
      urgency: 82,
      text: "Ne citez ni le nom, ni le téléphone, ni l'adresse d'une personne : « une cliente » suffit, et montre votre discrétion.",
    }
  }
  if (!limit) return null
  const quoteIn = (cue?: RegExp) => {
    const one = cue
      ? annotated.find(({ sentence }) => sentence.plain.search(cue) >= 0)
      : annotated[0]
    return one ? quoteOf(one.sentence, answer.raw, cue) : null
  }
  switch (limit.reason) {
    case 'conduct': {
      const remark = limit.conduct?.remark ?? ''
      const quote = quoteIn(limit.conduct?.pattern)
      return quote
        ? { urgency: 99, text: `« ${quote} » : ${lower(remark)}`, quote, remark }
        : { urgency: 99, text: remark }
    }
    case 'other-story':
      return {
        urgency: 97,
        text: `C'est une histoire pour une autre question : on n'y voit pas ${limit.theme?.name ?? 'ce que la question demande'}. Choisissez un cas où ce point est au centre.`,
      }
    case 'other-question':
      return {
        urgency: 97,
        text: comeBack(judgement),
      }
    case 'figures-only':
      return {
        urgency: 97,
        text: "Les chiffres de cette réponse situent la scène, ils ne disent pas d'effet : ajoutez ce que vous avez fait et ce qui a changé.",
      }
    case 'list':
      return {
        urgency: 84,
        text: 'Les faits sont là, mais en liste : reliez-les en deux phrases et dites lequel compte pour ce poste.',
      }
    case 'would-do':
      return {
        urgency: 68,
        text: 'Votre démarche est claire, mais elle reste au conditionnel : remplacez-la par un cas réel dès que vous en avez un, même modeste.',
      }
    default:
      return null
  }
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
