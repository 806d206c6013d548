export interface JobTitle {
  /** Both genders when the offer or our data gives them: « maçon ou maçonne »; no H/F, town or reference. */
  text: string
  masculine: string
  feminine: string
}
