import type { JobTitle } from '../offer-text/job-title.ts'
import type { Mission } from './offer-facts.ts'

/** What an offer says of its post, in a few fields, for whoever assesses answers or asks a model: empty lists and nulls are answers. */
export interface OfferOutline {
  /** The cleaned text: no HTML, no invisible character, plain spaces, one line per item. */
  text: string
  title: JobTitle | null
  /** The employer's name; null when an agency hides it or none is given. */
  employer: string | null
  /** In the order of the offer, those that can be said as they stand. */
  missions: readonly Mission[]
  /** The known tools, cards, licences, standards and languages that it asks for: « CACES », « anglais ». */
  requirements: readonly string[]
  /** Years of experience asked for; null when not said. */
  years: number | null
  isForApprentices: boolean
  leadsPeople: boolean
}
