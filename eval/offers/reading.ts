import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { foldLetters } from '#app/interviewer/coach/french/fold-letters.ts'
import { contentStems } from '#app/interviewer/coach/french/stem.ts'
import type { OfferReading } from '#app/interviewer/coach/offer-phrases/offer-reading.ts'
import { phraseFaults } from '#app/interviewer/coach/offer-phrases/phrase-faults.ts'
import { readOffer } from '#app/interviewer/coach/offer-phrases/read-offer.ts'
import { sectorOf } from '#app/interviewer/coach/trade-families/sector.ts'

const OfferFacts = z.array(
  z.object({
    offer: z.string(),
    title: z.string(),
    sector: z.string(),
    employer: z.string().nullable(),
    missions: z.array(z.string()),
    skills: z.array(z.string()),
    qualities: z.array(z.string()),
    requirements: z.array(z.string()),
  }),
)
type OfferFacts = z.infer<typeof OfferFacts>[number]

export interface ListMeasure {
  /** Shares of what a careful reader found that we found, and of what we found that the reader did. */
  recall: number
  precision: number
}

export interface ReadingMeasure {
  offers: number
  titled: number
  withThreeMissions: number
  missions: number
  faultyPhrases: string[]
  slowestMs: number
  compared: number
  titleMatches: number
  employerMatches: number
  inventedEmployers: number
  sectorMatches: number
  missionsMeasure: ListMeasure
  skills: ListMeasure
  qualities: ListMeasure
  requirements: ListMeasure
}

const ENOUGH_SHARED = 0.5

/** Reads every offer of a folder and compares with the facts that careful readers noted for some of them. */
export function measureReading(offersDir: string, answersDir: string): ReadingMeasure {
  const readings = new Map<string, OfferReading>()
  let slowestMs = 0
  for (const file of readdirSync(offersDir)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const text = readFileSync(join(offersDir, file), 'utf8')
    const start = performance.now()
    readings.set(file, readOffer(text))
    if (readings.size > 5) slowestMs = Math.max(slowestMs, performance.now() - start)
  }
  const facts = OfferFacts.parse(
    JSON.parse(readFileSync(join(answersDir, 'offer-facts.json'), 'utf8')),
  )
  return { ...measureAll([...readings.values()]), slowestMs, ...compareAll(readings, facts) }
}

function measureAll(readings: readonly OfferReading[]) {
  const missions = readings.flatMap((reading) => reading.missions)
  return {
    offers: readings.length,
    titled: readings.filter(({ title }) => title !== null).length,
    withThreeMissions: readings.filter((reading) => reading.missions.length >= 3).length,
    missions: missions.length,
    faultyPhrases: missions
      .filter((phrase) => phraseFaults(phrase).length > 0)
      .map((phrase) => `${phrase.text} (${phraseFaults(phrase).join(', ')})`),
  }
}

function compareAll(readings: ReadonlyMap<string, OfferReading>, facts: readonly OfferFacts[]) {
  const pairs = facts.flatMap((fact) => {
    const reading = readings.get(fact.offer)
    return reading ? [{ fact, reading }] : []
  })
  const list = (
    found: (reading: OfferReading) => string[],
    expected: (fact: OfferFacts) => string[],
  ) => compareLists(pairs.map(({ fact, reading }) => [found(reading), expected(fact)] as const))
  return {
    compared: pairs.length,
    titleMatches: pairs.filter(({ fact, reading }) => sharesTitle(reading, fact.title)).length,
    employerMatches: pairs.filter(({ fact, reading }) =>
      sharesEmployer(reading.employer, fact.employer),
    ).length,
    inventedEmployers: pairs.filter(
      ({ fact, reading }) => fact.employer === null && reading.employer !== null,
    ).length,
    sectorMatches: pairs.filter(({ fact, reading }) => sectorOf(reading) === fact.sector).length,
    missionsMeasure: list(
      (reading) => reading.missions.map(({ text }) => text),
      (fact) => fact.missions,
    ),
    skills: list(
      (reading) => reading.skills,
      (fact) => fact.skills,
    ),
    qualities: list(
      (reading) => reading.qualities,
      (fact) => fact.qualities,
    ),
    requirements: list(
      (reading) => reading.requirements.map(({ text }) => text),
      (fact) => fact.requirements,
    ),
  }
}

function sharesTitle({ title }: OfferReading, expected: string): boolean {
  if (!title) return false
  const wanted = new Set(contentStems(expected))
  return contentStems(title.masculine).some((stem) => wanted.has(stem))
}

function sharesEmployer(found: string | null, expected: string | null): boolean {
  if (found === null || expected === null) return found === expected
  const wanted = new Set(contentStems(expected))
  return (
    contentStems(found).some((stem) => wanted.has(stem)) ||
    foldLetters(expected).includes(foldLetters(found))
  )
}

/** Two items agree when they share half the stems of the shorter one. */
function agree(one: string, other: string): boolean {
  const first = new Set(contentStems(one))
  const second = new Set(contentStems(other))
  const shared = [...first].filter((stem) => second.has(stem)).length
  return shared > 0 && shared >= ENOUGH_SHARED * Math.min(first.size, second.size)
}

function compareLists(lists: readonly (readonly [string[], string[]])[]): ListMeasure {
  const all = lists.flatMap(([found, expected]) => [
    {
      isExpected: true,
      hits: expected.filter((item) => found.some((other) => agree(item, other))).length,
      of: expected.length,
    },
    {
      isExpected: false,
      hits: found.filter((item) => expected.some((other) => agree(item, other))).length,
      of: found.length,
    },
  ])
  const share = (isExpected: boolean) => {
    const side = all.filter((entry) => entry.isExpected === isExpected)
    const total = side.reduce((sum, { of }) => sum + of, 0)
    return total === 0 ? 1 : side.reduce((sum, { hits }) => sum + hits, 0) / total
  }
  return { recall: share(true), precision: share(false) }
}

/** One figure for what was found and what was rightly found. */
export const f1 = ({ recall, precision }: ListMeasure) =>
  recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)

function show(measure: ReadingMeasure): string {
  const share = ({ recall, precision }: ListMeasure) =>
    `rappel ${Math.round(recall * 100)} %, précision ${Math.round(precision * 100)} %`
  return [
    `${measure.offers} offres : ${measure.titled} intitulés, ${measure.withThreeMissions} avec au moins 3 missions, ${measure.missions} missions, ${measure.faultyPhrases.length} phrases fautives`,
    ...measure.faultyPhrases.slice(0, 20).map((phrase) => `  ! ${phrase}`),
    `la plus lente : ${measure.slowestMs.toFixed(1)} ms`,
    `sur ${measure.compared} offres lues avec soin : intitulé ${measure.titleMatches}, employeur ${measure.employerMatches} (${measure.inventedEmployers} inventés)`,
    `  missions : ${share(measure.missionsMeasure)}`,
    `  compétences : ${share(measure.skills)}`,
    `  qualités : ${share(measure.qualities)}`,
    `  exigences : ${share(measure.requirements)}`,
  ].join('\n')
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { offers: { type: 'string' }, answers: { type: 'string' } },
  })
  if (!values.offers || !values.answers) {
    throw new Error('Usage : node eval/offers/reading.ts --offers DOSSIER --answers DOSSIER')
  }
  console.log(show(measureReading(values.offers, values.answers)))
}
