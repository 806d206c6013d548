import { readdirSync } from 'node:fs'
import type { Interviewer } from '#app/interviewer/interviewer.ts'
import { anchoredShare, faultsOfQuestions } from '#app/interviewer/standards.ts'
import { offerShelf, readGradedAnswers, readTricks } from '../graded-answers.ts'
import { insideQuestions, mean, pairsInOrder, spearman } from '../training/order.ts'

export interface ProviderMeasure {
  offers: number
  withoutFault: number
  anchored: number
  answers: number
  perQuestion: number
  overall: number
  pairs: number
  quotes: number
  nonAnswers: number
  tricksInRange: number
  failures: number
  secondsPerAssessment: number
}

interface Sets {
  offersDir: string
  answersDir: string | undefined
  /** So many offers, answers and tricks at most, spread over the whole. */
  sample: number
}

/** The same figures for any interviewer, coach or model, over the same sets; failures are counted. */
export async function measureInterviewer(
  interviewer: Interviewer,
  { offersDir, answersDir, sample }: Sets,
): Promise<ProviderMeasure> {
  const shelf = offerShelf(offersDir)
  let failures = 0
  const orNull = <Result>(work: Promise<Result>) =>
    work.catch(() => {
      failures++
      return null
    })
  const files = spread(
    readdirSync(offersDir)
      .filter((file) => file.endsWith('.txt'))
      .sort(),
    sample,
  )
  const sets = []
  for (const file of files) {
    const set = await orNull(interviewer.askQuestions(shelf(file)))
    if (set) sets.push({ questions: set.questions, offer: shelf(file) })
  }
  const times: number[] = []
  const assess = async (item: { question: string; answer: string; offer: string }) => {
    const start = performance.now()
    const { question, answer } = item
    const said = await orNull(
      interviewer.assessAnswer({ question, answer, jobDescription: shelf(item.offer) }),
    )
    times.push(performance.now() - start)
    return said
  }
  const graded = []
  for (const item of spread(answersDir ? readGradedAnswers(answersDir) : [], sample)) {
    const said = await assess(item)
    if (said) graded.push({ ...item, score: said.score, evidence: said.evidence })
  }
  const tricks = []
  for (const trick of spread(answersDir ? readTricks(answersDir) : [], sample)) {
    const said = await assess(trick)
    if (said) tricks.push({ ...trick.expect, score: said.score })
  }
  const quotes = graded.flatMap(({ answer, evidence }) =>
    evidence.map(({ quote }) => answer.includes(quote)),
  )
  const non = tricks.filter(({ max }) => max <= 10)
  return {
    offers: files.length,
    withoutFault: share(sets.map((one) => faultsOfQuestions(one.questions).length === 0)),
    anchored: mean(sets.map((one) => anchoredShare(one.questions, one.offer))),
    answers: graded.length,
    perQuestion: mean(insideQuestions(graded)),
    overall: spearman(
      graded.map(({ quality }) => quality),
      graded.map(({ score }) => score),
    ),
    pairs: pairsInOrder(graded),
    quotes: share(quotes),
    nonAnswers: share(non.map(({ score }) => score <= 10)),
    tricksInRange: share(tricks.map(({ min, max, score }) => score >= min && score <= max)),
    failures,
    secondsPerAssessment: mean(times) / 1000,
  }
}

const share = (held: readonly boolean[]) => mean(held.map(Number))

/** Every so many of a list; answers to one question stay neighbours, so that their order can be judged. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const block = 8
  const step = Math.max(1, Math.ceil(items.length / Math.max(1, most)))
  return items.filter((_, at) => Math.floor(at / block) % step === 0).slice(0, most)
}
