import type { TradeAdvice } from './in-depth.ts'
import type { Assessment, Question, Summary } from './interviewer.ts'

/** A quotation, or the text between two of them. */
const PIECE = /«[ \u00a0]?([^«»]*?)[ \u00a0]?»|[^«]+|«/g

/**
 * A French text whose tall signs (: ; ! ? and the guillemets) stay on the line of the word they go
 * with. Inside guillemets nothing changes: those words are found again in the answer they come from.
 */
export const typeset = (text: string): string =>
  text.replace(PIECE, (piece, quoted?: string) =>
    quoted === undefined ? piece.replace(/ (?=[:;!?])/g, '\u00a0') : `«\u00a0${quoted}\u00a0»`,
  )

export const typesetQuestion = ({ kind, text }: Question): Question => ({
  kind,
  text: typeset(text),
})

/** Quoted pieces kept as evidence stay what the candidate typed. */
export const typesetAssessment = (said: Assessment): Assessment => ({
  ...said,
  ...(said.followUp !== undefined && { followUp: typeset(said.followUp) }),
  ...(said.pitfall !== undefined && { pitfall: typeset(said.pitfall) }),
  ...(said.listensFor !== undefined && { listensFor: said.listensFor.map(typeset) }),
  ...(said.heard !== undefined && { heard: said.heard.map(typeset) }),
  ...(said.rulesOut !== undefined && { rulesOut: said.rulesOut.map(typeset) }),
  analysis: typeset(said.analysis),
  strengths: said.strengths.map(typeset),
  improvements: said.improvements.map(typeset),
  exampleAnswer: typeset(said.exampleAnswer),
  evidence: said.evidence.map((one) => ({ ...one, remark: typeset(one.remark) })),
})

export const typesetSummary = (said: Summary): Summary => ({
  ...said,
  globalStrengths: said.globalStrengths.map(typeset),
  globalImprovements: said.globalImprovements.map(typeset),
  generalFeedback: typeset(said.generalFeedback),
  headline: typeset(said.headline),
})

export const typesetAdvice = ({ name, checks, documents, words }: TradeAdvice): TradeAdvice => ({
  name: typeset(name),
  checks: checks.map(typeset),
  documents: documents.map(typeset),
  words: words.map(({ word, meaning }) => ({ word: typeset(word), meaning: typeset(meaning) })),
})
