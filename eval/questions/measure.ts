import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bookOnDisk } from '#app/book-on-disk.ts'
import {
  type Contradiction,
  contradictionsOf,
} from '#app/interviewer/coach/offer-facts/contradictions.ts'
import { findFacts } from '#app/interviewer/coach/offer-facts/find-facts.ts'
import { planQuestions } from '#app/interviewer/coach/questions/plan-questions.ts'
import { loadRecogniser } from '#app/interviewer/coach/trades/load-rome.ts'
import type { Question } from '#app/interviewer/interviewer.ts'
import { SHORT_OFFER } from '#app/interviewer/standards/anchoring.ts'
import { anchoredShare, faultsOfQuestions } from '#app/interviewer/standards.ts'
import { repeatedWordings } from './repeated-wordings.ts'
import { seededRandom } from './seeded-random.ts'
import { unknownWords } from './spelling.ts'

export interface QuestionsMeasure {
  offers: number
  /** Sets of eight questions. */
  whole: number
  /** Files on which asking threw. */
  thrown: string[]
  /** Share of offers whose set has no fault at all. */
  withoutFault: number
  /** How many sets show each fault. */
  faults: Record<string, number>
  /** Mean share of the questions of one run that come back in another, 0 to 1. */
  overlap: number
  /** Wordings that come in more than one offer in twenty once its words are masked, with their share. */
  repeated: [wording: string, share: number][]
  /** Mean share of questions that name something of the offer, over offers long enough. */
  anchored: number
  milliseconds: { p50: number; p99: number }
  /** For offers of 20,000 characters. */
  longMilliseconds: { p50: number; p99: number }
  /** Words that neither the dictionary nor the offer knows; null where hunspell is not installed. */
  unknownWords: [word: string, count: number][] | null
}

interface Run {
  file: string
  offer: string
  /** What of the set goes against the offer. */
  against: Contradiction[]
  questions: Question[]
  again: Question[]
  milliseconds: number
}

const LONG_OFFER = 20_000
const LONG_RUNS = 60
const TOO_OFTEN = 0.05

/** Asks for every offer of a folder, twice, and says how good the questions are. */
export async function measureQuestions(
  offersDir: string,
  { longRuns = LONG_RUNS }: { longRuns?: number } = {},
): Promise<QuestionsMeasure> {
  const offers = readOffers(offersDir)
  const thrown: string[] = []
  const runs: Run[] = []
  for (const [at, asked] of offers.entries())
    try {
      runs.push(await runOn(asked, at))
    } catch {
      thrown.push(asked.file)
    }
  const faults = runs.map(({ questions, against }) => [
    ...faultsOfQuestions(questions),
    ...against.map((check) => ({ check })),
  ])
  const long = longOffers(
    offers.map(({ offer }) => offer),
    longRuns,
  )
  const longTimes: number[] = []
  for (const [at, offer] of long.entries()) longTimes.push((await timed(offer, at)).milliseconds)
  return {
    offers: offers.length,
    whole: runs.filter(({ questions }) => questions.length === 8).length,
    thrown,
    withoutFault: share(faults, (of) => of.length === 0),
    faults: countFaults(faults.map((of) => of.map(({ check }) => check))),
    overlap: mean(runs.map(({ questions, again }) => sharedTexts(questions, again))),
    repeated: repeatedWordings(runs).filter(([, of]) => of > TOO_OFTEN),
    anchored: mean(
      runs
        .filter(({ offer }) => offer.trim().length >= SHORT_OFFER)
        .map(({ questions, offer }) => anchoredShare(questions, offer)),
    ),
    milliseconds: percentiles(runs.map((run) => run.milliseconds)),
    longMilliseconds: percentiles(longTimes),
    unknownWords: unknownWords(
      runs.map(({ questions, offer }) => ({ texts: questions.map(({ text }) => text), offer })),
    ),
  }
}

function readOffers(offersDir: string): { file: string; offer: string }[] {
  return readdirSync(offersDir)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({ file, offer: readFileSync(join(offersDir, file), 'utf8') }))
}

async function runOn({ file, offer }: { file: string; offer: string }, seed: number): Promise<Run> {
  const { questions, recognised, milliseconds } = await timed(offer, seed)
  const alreadyAsked = questions.map(({ text }) => text)
  const again = (await timed(offer, seed + 1_000_003, alreadyAsked)).questions
  const against = questions.flatMap(({ text }) => contradictionsOf(text, recognised))
  return { file, offer, against, questions, again, milliseconds }
}

const book = bookOnDisk()

async function timed(offer: string, seed: number, alreadyAsked: readonly string[] = []) {
  const recogniseTrades = await loadRecogniser()
  const start = performance.now()
  const recognised = findFacts(offer, recogniseTrades)
  const questions = await planQuestions(recognised, {
    book,
    random: seededRandom(seed),
    alreadyAsked,
  })
  return { questions, recognised, milliseconds: performance.now() - start }
}

/** Real offers one after the other, up to the longest text that may be sent. */
function longOffers(offers: readonly string[], runs: number): string[] {
  if (offers.length === 0) return []
  return Array.from({ length: runs }, (_, from) => {
    const turned = [...offers.slice(from % offers.length), ...offers.slice(0, from % offers.length)]
    return turned.join('\n\n').slice(0, LONG_OFFER)
  })
}

function countFaults(checks: readonly string[][]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const check of checks.flatMap((of) => [...new Set(of)])) {
    counts[check] = (counts[check] ?? 0) + 1
  }
  return counts
}

function sharedTexts(questions: readonly Question[], again: readonly Question[]): number {
  const texts = new Set(again.map(({ text }) => text))
  return share(questions, ({ text }) => texts.has(text))
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const share = <T>(values: readonly T[], holds: (value: T) => boolean) =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length

function percentiles(values: readonly number[]): { p50: number; p99: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return { p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { offers: { type: 'string' }, show: { type: 'string' }, seed: { type: 'string' } },
  })
  const offersDir = values.offers
  if (offersDir === undefined) throw new Error('Say where the offers are: --offers DIR')
  for (const { file, offer } of readOffers(offersDir).slice(0, Number(values.show ?? 0))) {
    const { questions } = await timed(offer, Number(values.seed ?? 1))
    console.log(`\n${file}`)
    for (const { kind, text } of questions) console.log(`  ${kind.padEnd(12)} ${text}`)
  }
  const measure = await measureQuestions(offersDir)
  console.log({
    ...measure,
    repeated: measure.repeated.map(([wording, of]) => `${wording} ${of.toFixed(3)}`),
    unknownWords: measure.unknownWords?.slice(0, 40).map(String).join(' '),
  })
}
