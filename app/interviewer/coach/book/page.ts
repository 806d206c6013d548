import type { QuestionKind } from '../../kinds.ts'

/** Words that are looked for: as `normalizeWords` writes them, `*` after the beginning of a word. */
export type Words = string

/** What the recruiter listens for in an answer. */
export interface Point {
  point: string
  /** One of these is enough. */
  heard: readonly Words[]
  /** Too common to tell alone: two of them are needed. */
  weak?: readonly Words[]
  /** 2 for what matters most. */
  weight: 1 | 2
  /** The result of a calculation, and how far from it an answer may be. */
  value?: number
  tolerance?: number
}

/** What rules a candidate out, as somebody would admit it. */
export interface RedLine {
  never: string
  heard: readonly Words[]
  why: string
}

export interface BookQuestion {
  id: string
  kind: QuestionKind
  /** What it is about; any post of the trade when there are no variants. */
  activities?: readonly string[]
  variants?: readonly string[]
  /** It supposes nothing of its variants: any post of the trade that writes what it is about may be asked it. */
  elsewhere?: true
  /** One about the work that nearly every recruiter asks, of this trade or of the posts of its variant. */
  expected?: boolean
  /** Words of an offer that make it fit better still. */
  better?: readonly Words[]
  text: string
  /** The same, for somebody who has not worked yet. */
  beginner?: string
  /** Nobody who has not done this work has a word to say to it. */
  practised?: boolean
  expects: readonly Point[]
  faults?: readonly RedLine[]
  followUp: string
  /** What loses the recruiter at this very question, and why: true whatever was answered. */
  pitfall?: string
  /** What an imaginary candidate answers. */
  example?: string
  /** It rests on a figure or a rule that changes. */
  fact?: boolean
}

export interface Activity {
  id: string
  /** Said after « votre expérience pour ». */
  say: string
  heard: readonly Words[]
}

/** What an offer may write of a post whatever its trade, proven by any of its words. */
export interface Circumstance extends Activity {
  /** « commencer très tôt le matin » */
  say: string
  /** « travail* + dimanche* » wants both in one clause, in whatever order. */
  heard: readonly Words[]
  /** Whoever recruits for a post that has it asks about it. */
  decides?: true
}

/** A place, public, product or technique that offers of one trade tell apart. */
export interface Variant extends OfAField {
  id: string
  name: string
  heard: readonly Words[]
}

/** « la comptabilité », « les soins aux personnes âgées »: what one works in, said after « dans » or « de ». */
interface OfAField {
  field?: string
}

interface AnyPage {
  code: string
  /** The month of its latest reading: « 2026-11 ». */
  reviewed: string
  /** None in a domain. */
  variants: readonly Variant[]
  activities: readonly Activity[]
  questions: readonly BookQuestion[]
}

/** A trade, under its ROME code: « J1501 ». */
export interface TradePage extends AnyPage, OfAField {
  m: string
  f: string
}

/** A whole domain, « J15 », or everything that no page knows, « general ». */
export interface DomainPage extends AnyPage, OfAField {
  name: string
}

interface PageFoundByWords extends AnyPage {
  name: string
  /** The domains in which the words of its activities mean it, « M18 » or « N »; all of them without. */
  only?: readonly string[]
}

/** What several trades share and offers write among their missions, « subject-stocks »; its name is said after « avec ». */
export interface SubjectPage extends PageFoundByWords {
  code: `subject-${string}`
}

/** Circumstances of one sort, « circumstance-hours ». */
export interface CircumstancePage extends PageFoundByWords {
  code: `circumstance-${string}`
  activities: readonly Circumstance[]
}

export type Page = TradePage | DomainPage | SubjectPage | CircumstancePage
