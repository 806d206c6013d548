import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { foldLetters } from '#app/interviewer/coach/french/fold-letters.ts'
import { contentStems } from '#app/interviewer/coach/french/stem.ts'
import { outlineOffer } from '#app/interviewer/coach/offer-facts/outline-offer.ts'

const OfferFacts = z.array(
  z.object({ offer: z.string(), title: z.string(), employer: z.string().nullable() }),
)

export interface ReadingMeasure {
  compared: number
  titleMatches: number
  employerMatches: number
  inventedEmployers: number
}

/** Compares the titles and employers of offers with those that careful readers noted: `offer-facts.json`. */
export function measureReading(offersDir: string, answersDir: string): ReadingMeasure {
  const facts = OfferFacts.parse(
    JSON.parse(readFileSync(join(answersDir, 'offer-facts.json'), 'utf8')),
  )
  const pairs = facts.map((fact) => ({
    fact,
    reading: outlineOffer(readFileSync(join(offersDir, fact.offer), 'utf8')),
  }))
  const count = (holds: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(holds).length
  return {
    compared: pairs.length,
    titleMatches: count(({ fact, reading }) =>
      sharesAStem(reading.title?.masculine ?? '', fact.title),
    ),
    employerMatches: count(({ fact, reading }) => sharesEmployer(reading.employer, fact.employer)),
    inventedEmployers: count(
      ({ fact, reading }) => fact.employer === null && reading.employer !== null,
    ),
  }
}

function sharesAStem(found: string, expected: string): boolean {
  const wanted = new Set(contentStems(expected))
  return contentStems(found).some((stem) => wanted.has(stem))
}

function sharesEmployer(found: string | null, expected: string | null): boolean {
  if (found === null || expected === null) return found === expected
  return sharesAStem(found, expected) || foldLetters(expected).includes(foldLetters(found))
}
