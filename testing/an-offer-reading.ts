import type { OfferReading } from '#app/interviewer/coach/offer/offer-reading.ts'

/** The reading of an offer that says nothing, but for what a test mentions. */
export function anOfferReading(known: Partial<OfferReading> = {}): OfferReading {
  return {
    language: 'fr',
    text: '',
    title: null,
    employer: null,
    place: null,
    missions: [],
    skills: [],
    qualities: [],
    requirements: [],
    years: null,
    seniority: null,
    managesPeople: false,
    conditions: [],
    ...known,
  }
}
