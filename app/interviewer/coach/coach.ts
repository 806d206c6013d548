import type { InDepth, TradeAdvice } from '../in-depth.ts'
import type { AnswerToAssess, Assessment, Exchange, Interviewer } from '../interviewer.ts'
import { type Assessed, lookFrom, lookInDepth } from '../look-in-depth.ts'
import { typeset, typesetAssessment, typesetQuestion, typesetSummary } from '../typeset.ts'
import type { Corrections, Understood } from '../understood.ts'
import { assess, judgeAsked } from './assessment/assess.ts'
import { createExampleFinder, isOfSameAct } from './assessment/example/find-example.ts'
import type { ExampleAtHand } from './assessment/example/invented.ts'
import { inferKind } from './assessment/infer-kind.ts'
import { judge } from './assessment/judge.ts'
import { maskNonCandidateText } from './assessment/mask-non-candidate-text.ts'
import { prepareForAssessment } from './assessment/prepare-for-assessment.ts'
import type { Book } from './book/open-book.ts'
import type { BookQuestion } from './book/page.ts'
import { createOfferCache } from './offer-cache.ts'
import { contradictionsOf } from './offer-facts/contradictions.ts'
import { correctOffer } from './offer-facts/correct-offer.ts'
import { findFacts } from './offer-facts/find-facts.ts'
import { findVariants } from './offer-facts/find-variants.ts'
import type { OfferOutline } from './offer-facts/offer-outline.ts'
import { outlineOffer } from './offer-facts/outline-offer.ts'
import { sayUnderstood } from './offer-facts/say-understood.ts'
import { type ChosenPage, choosePages } from './questions/choose-pages.ts'
import { linesBehind } from './questions/line-behind.ts'
import { planQuestions } from './questions/plan-questions.ts'
import { type KnownQuestion, tradeKnowledge } from './questions/trade-knowledge.ts'
import { summarise, withAssessment } from './summary/summarise.ts'
import { loadOfficialTrades, loadRecogniser } from './trades/load-rome.ts'
import { titleOf } from './trades/title-from-trade.ts'

/** What the book waits for in the answer to one of its questions. */
export interface Expectations {
  points: string[]
  /** What rules a candidate out. */
  never: string[]
  pitfall: string | null
  /** Whether the answer admits one of these. */
  hasCrossed: boolean
}

/** An answer as a model may be given it, and what the coach says of it. */
interface AssessedAnswer {
  outline: OfferOutline
  kind: Assessment['kind']
  /** The answer without what is not its author's. */
  said: string
  /** Nothing to assess: the coach's own words are all there is to say. */
  isNonAnswer: boolean
  awaited: Expectations | null
  assessment: Assessment
}

interface InterviewToLookAt {
  jobDescription: string
  answers: Omit<Assessed, 'jobDescription'>[]
}

/** The embedded interviewer, and what of it serves beside an interview or before a model is asked. */
export interface Coach extends Interviewer {
  /** What is recognised of an offer, as its reader corrects it. */
  understand(jobDescription: string, corrections?: Corrections): Promise<Understood>
  /** What the book knows of the post: questions that suit it, with what is listened for; perhaps none. */
  knowTrade(jobDescription: string, corrections?: Corrections): Promise<KnownQuestion[]>
  /** The line of the offer for which each of these questions is asked; null where none surely is. */
  linesBehind(
    jobDescription: string,
    questions: readonly string[],
    corrections?: Corrections,
  ): Promise<(string | null)[]>
  /** Of questions that somebody else wrote, those that go against the offer. */
  contradicts(
    jobDescription: string,
    questions: readonly string[],
    corrections?: Corrections,
  ): Promise<boolean[]>
  /** Official titles of trades that these words begin; at most eight. */
  searchTrades(words: string): Promise<string[]>
  outlineOffer(jobDescription: string, signal?: AbortSignal): Promise<OfferOutline>
  assessInFull(request: AnswerToAssess, signal?: AbortSignal): Promise<AssessedAnswer>
  lookInDepth(assessed: Assessed, signal?: AbortSignal): Promise<InDepth>
  /** A closer look at each answer of an interview, and one piece of advice for all. */
  lookAtAll(
    interview: InterviewToLookAt,
    signal?: AbortSignal,
  ): Promise<{ advice: TradeAdvice; looks: Omit<InDepth, 'advice'>[] }>
}

/** The coach in this thread: no network, no model file, the same answer to the same words. */
export function createCoach({ random, book }: { random: () => number; book: Book }): Coach {
  const outlineOf = createOfferCache(outlineOffer)
  const offerForAssessment = createOfferCache((text) => prepareForAssessment(outlineOf(text)))
  const factsOf = createOfferCache(async (text) => findFacts(text, await loadRecogniser()))
  const examples = createExampleFinder(book)
  async function assessed(request: AnswerToAssess) {
    const asked = await book.question(request.question)
    const example = await exampleAtHand(request, asked)
    const offer = offerForAssessment(request.jobDescription)
    return typesetAssessment(assess(request, offer, asked, example))
  }

  async function awaitedIn(request: AnswerToAssess): Promise<Expectations | null> {
    const asked = await book.question(request.question)
    if (!asked) return null
    const { page } = judgeAsked(request, offerForAssessment(request.jobDescription), asked)
    return {
      points: asked.expects.map(({ point }) => point),
      never: (asked.faults ?? []).map(({ never, why }) => `${never} (${why})`),
      pitfall: page?.asked.pitfall ?? null,
      hasCrossed: page?.points.redLine != null,
    }
  }

  async function exampleAtHand(
    { question, jobDescription }: AnswerToAssess,
    asked: BookQuestion | null,
  ): Promise<ExampleAtHand> {
    if (asked?.example) return { known: { text: asked.example, question: null } }
    const awaited = asked?.expects.map(({ point }) => point)
    const offer = await factsOf(jobDescription)
    const { domain, nearest } = offer
    const kind = inferKind(question)
    const pages = await choosePages(offer, book)
    const own = new Set(pages.map(({ page }) => page.code))
    const place = { own, near: new Set(nearest.map(({ code }) => code)), domain }
    const found = await examples.find(question, kind, place)
    const known = found && isOfSameAct(found, asked) ? found : null
    const saidIn = (sort: ChosenPage['of']) =>
      pages
        .find(({ of }) => of === sort)
        ?.page.questions.find((one) => one.kind === kind && one.example)?.example
    const somebody = saidIn('trade') ?? saidIn('domain')
    return { known, somebody, ...(awaited && { awaited }) }
  }

  async function correctedFacts(jobDescription: string, corrections: Corrections = {}) {
    const offer = await factsOf(jobDescription)
    const chosen = corrections.trade ? (await loadOfficialTrades()).find(corrections.trade) : null
    return correctOffer(offer, corrections, chosen)
  }

  return {
    async askQuestions(jobDescription, signal, { corrections, format, alreadyAsked } = {}) {
      signal?.throwIfAborted()
      const offer = await correctedFacts(jobDescription, corrections)
      const questions = await planQuestions(offer, { book, random, format, alreadyAsked })
      const title =
        (corrections?.trade && titleOf(offer)) ||
        (outlineOf(jobDescription).title?.text ?? titleOf(offer))
      return {
        title: title && typeset(title),
        questions: questions.map(typesetQuestion),
        source: 'coach',
      }
    },
    async understand(jobDescription, corrections) {
      const offer = await correctedFacts(jobDescription, corrections)
      const [nearest] = await choosePages(offer, book)
      const said = sayUnderstood(offer, findVariants(nearest?.page.variants ?? [], offer))
      return { ...said, trade: said.trade && typeset(said.trade) }
    },
    async knowTrade(jobDescription, corrections) {
      return tradeKnowledge(await correctedFacts(jobDescription, corrections), book)
    },
    async linesBehind(jobDescription, questions, corrections) {
      return linesBehind(await correctedFacts(jobDescription, corrections), questions, book)
    },
    async contradicts(jobDescription, questions, corrections) {
      const offer = await correctedFacts(jobDescription, corrections)
      return questions.map((text) => contradictionsOf(text, offer).length > 0)
    },
    async searchTrades(words) {
      return (await loadOfficialTrades()).search(words)
    },
    async assessAnswer(request, { signal } = {}) {
      signal?.throwIfAborted()
      return assessed(request)
    },
    async summarise({ jobDescription, exchanges }, signal) {
      signal?.throwIfAborted()
      const offer = offerForAssessment(jobDescription)
      const known: Exchange[] = await Promise.all(
        exchanges.map(async (exchange) =>
          withAssessment(exchange, offer, await book.question(exchange.question)),
        ),
      )
      return typesetSummary(summarise({ jobDescription, exchanges: known }, offer))
    },
    async outlineOffer(jobDescription) {
      return outlineOf(jobDescription)
    },
    async assessInFull(request) {
      const { question, answer, jobDescription } = request
      const offer = offerForAssessment(jobDescription)
      const { kind, nonAnswer } = judge(request, offer)
      return {
        outline: offer.outline,
        kind,
        said: maskNonCandidateText(answer, question, offer.pairs).replace(/[^\S\n]{2,}/g, ' '),
        isNonAnswer: nonAnswer !== null,
        awaited: await awaitedIn(request),
        assessment: await assessed(request),
      }
    },
    async lookInDepth(answer) {
      return lookInDepth(answer)
    },
    async lookAtAll({ jobDescription, answers }) {
      const look = lookFrom(jobDescription)
      return { advice: look.advice(), looks: answers.map((answer) => look.at(answer)) }
    },
  }
}
