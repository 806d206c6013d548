import type { SearchableText } from '../book/match-words.ts'
import type { Activity, Words } from '../book/page.ts'
import type { Family } from '../offer-text/headings.ts'
import type { JobTitle } from '../offer-text/job-title.ts'
import type { Recognition } from '../trades/recognise-trades.ts'

/** A sentence or an item of the offer, ready to be searched. */
export interface OfferLine {
  text: string
  folded: SearchableText
  family: Family | null
  isBullet: boolean
  /** How much what it says is what one will do, 0 to 1. */
  weight: number
}

/** What of the work decides whether one can take it. */
export type ConditionId =
  | 'night'
  | 'shifts'
  | 'weekend'
  | 'split'
  | 'early'
  | 'part-time'
  | 'season'
  | 'on-call'
  | 'travel'
  | 'internship'
  | 'interim'
  | 'fixed-term'
  | 'remote'
  | 'apprenticeship'
  | 'independent'
  | 'public-service'

/** A known tool, card, licence, standard or language that an offer asks for. */
export interface Requirement {
  id: string
  /** Not « un plus », « apprécié », « idéalement ». */
  isMust: boolean
}

/** What an offer sets in figures and dates; null and false for what it does not tell. */
export interface Terms {
  weeklyHours: number | null
  /** How many people one leads. */
  teamSize: number | null
  /** « du lundi au vendredi » */
  days: string | null
  /** « en janvier », « dès que possible ». */
  start: { text: string; isDated: boolean } | null
  /** « un CDD de six mois renouvelable », « un CDI ». */
  contract: { text: string; lasts: 'so long' | 'untold' | 'for good' } | null
  /** « deux jours de télétravail par semaine » */
  remoteDays: string | null
  /** « de 20 h 45 à 6 h 45 » */
  dayHours: string | null
  /** « un week-end sur deux » */
  weekEnds: string | null
  /** « de 52 000 à 62 000 euros par an » */
  pay: string | null
}

/** Something that the offer says one will do. */
export interface Mission {
  /** As the offer writes it, a remark after it left out. */
  text: string
}

/** A subject that the offer surely names among what one will do. */
export interface NamedSubject {
  code: string
  name: string
  only: readonly string[] | undefined
  /** How present it is. */
  strength: number
  /** Those that the offer names, the most present first. */
  activities: readonly Activity[]
  /** The words by which a clear line of the offer names it. */
  cues: readonly Words[]
}

/** Something that the offer writes of the post, whatever its trade: a colleague's customers taken over, an early start. */
export interface ToldCircumstance {
  /** The code of its page, and the activity that it is there. */
  page: string
  id: string
  /** « commencer très tôt le matin » */
  say: string
  /** It is a reason to ask, not only something to mention. */
  decides: boolean
  line: OfferLine
}

/** Things recognised in an offer among known ones; what is not recognised is absent, never guessed. */
export interface OfferFacts extends Recognition {
  text: string
  /** As the offer names its post. */
  title: JobTitle | null
  lines: readonly OfferLine[]
  /** What a beginner is not asked: the past of a working life. */
  isForBeginners: boolean
  /** It speaks of what one has already done. */
  asksForExperience: boolean
  /** A diploma, a card or a licence of this work must be held. */
  demandsATitle: boolean
  /** Whoever takes the post leads others. */
  leadsPeople: boolean
  conditions: readonly ConditionId[]
  terms: Terms
  requirements: readonly Requirement[]
  /** « Symfony », « Revit »: asked for by their names. */
  tools: readonly string[]
  /** « à Vire », « au Mans ». */
  town: string | null
  /** « Bellerive », « la clinique Pasteur ». */
  employer: string | null
  /** A product, a team or a network by its name: « la plateforme Pix ». */
  named: string | null
  /** Whom one works for: « les personnes âgées ». */
  people: string | null
  /** What the employer makes, sells or serves: « les portes et fenêtres ». */
  sector: string | null
  /** The most prominent first, whatever the trade. */
  subjects: readonly NamedSubject[]
  circumstances: readonly ToldCircumstance[]
  /** What its reader took away, by identifier. */
  removed: ReadonlySet<string>
}
