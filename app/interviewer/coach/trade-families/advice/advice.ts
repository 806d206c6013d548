/** What to know before an interview in one sector, or in one family of trades. */
export interface Advice {
  /** Sectors as trades name them, or identifiers of trades where a sector is too wide. */
  of: readonly string[]
  /** Ends « Conseils pour… »: « la santé ». */
  name: string
  /** What recruiters check, each a whole sentence. */
  checks: readonly string[]
  documents: readonly string[]
  words: readonly { word: string; meaning: string }[]
}
