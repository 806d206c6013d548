/** A piece of the offer that can stand inside a French sentence as it is. */
export interface Phrase {
  /** Starts in lower case unless it begins with a proper noun; no final punctuation; 100 characters at most. */
  text: string
  /** `infinitive`: « gérer les stocks »; `noun`: « la gestion des stocks », determiner included. */
  form: 'infinitive' | 'noun'
}

/** A diploma, card, licence or language that the offer asks for. */
export interface Requirement {
  /** A noun phrase without determiner: « CACES 3 », « diplôme d'État d'infirmier », « anglais ». */
  text: string
  kind: 'diploma' | 'card' | 'language' | 'experience'
  isMust: boolean
}

export interface JobTitle {
  /** Both genders when the offer or our data gives them: « maçon ou maçonne »; no H/F, town or reference. */
  text: string
  masculine: string
  feminine: string
}

export type Condition =
  | 'night'
  | 'weekend'
  | 'travel'
  | 'public'
  | 'outdoors'
  | 'heavy-loads'
  | 'safety'
  | 'remote'
  | 'on-call'

/** What a careful reader finds in an offer, and only that: empty lists and nulls are answers. */
export interface OfferReading {
  language: 'fr' | 'en'
  /** The cleaned text: no HTML, no invisible character, plain spaces, one line per item. */
  text: string
  title: JobTitle | null
  /** The employer's name; null when an agency hides it or none is given. */
  employer: string | null
  place: string | null
  missions: Phrase[]
  /** Tools, techniques and know-how as the offer names them: « React », « coffrage ». */
  skills: string[]
  /** Qualities as French nouns without determiner: « rigueur », « sens du service ». */
  qualities: string[]
  requirements: Requirement[]
  /** Years of experience asked for; null when not said. */
  years: number | null
  seniority: 'apprentice' | 'beginner' | 'confirmed' | 'senior' | null
  managesPeople: boolean
  conditions: Condition[]
}
