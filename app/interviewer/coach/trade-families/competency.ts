/** Something that an offer asks of a person in any trade. */
export interface Competency {
  id: string
  /** With its determiner: « la rigueur », « le travail en équipe ». */
  name: string
  /** Folded words or phrases by which an offer asks for it. */
  cues: readonly string[]
}
