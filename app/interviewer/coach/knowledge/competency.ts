/** Something that an offer asks of a person in any trade, and how past behaviour is asked for. */
export interface Competency {
  id: string
  /** With its determiner: « la rigueur », « le travail en équipe ». */
  name: string
  /** Folded words or phrases by which an offer asks for it. */
  cues: readonly string[]
  /** Whole past-behaviour questions in French, « vous », one question each, 35 words at most. */
  questions: readonly string[]
}
