import type { AnswerToAssess } from '../../interviewer.ts'
import { DIMENSIONS } from '../../kinds.ts'
import { judge } from './judge.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import type { OfferForAssessment } from './prepare-for-assessment.ts'
import { CUES } from './signals/cues.ts'
import { gramsOf, loudness } from './signals/grams.ts'
import { measure } from './signals/measure.ts'
import { roots } from './signals/overlap.ts'
import { WEIGHTS } from './weights.ts'

const MOST_SIGNALS = 24

/** Why an answer got its score, in French lines: gates, parts, limits, then signals with their words and weight. */
export function trace(
  { question, answer }: Pick<AnswerToAssess, 'question' | 'answer'>,
  offer: OfferForAssessment,
): string[] {
  const judgement = judge({ question, answer }, offer)
  const { kind, score, levels, limit, mismatch, nonAnswer, annotated } = judgement
  const lines = [
    `Note ${score}, question lue comme « ${kind} »`,
    ...DIMENSIONS.map((name) => `  ${name} : ${levels[name]}`),
  ]
  if (nonAnswer) return [...lines, `Non-réponse : ${nonAnswer.kind}`]
  if (mismatch)
    lines.push(`Doute ${mismatch.doubt.toFixed(2)} : dit comme « ${mismatch.answeredAs} »`)
  if (limit) lines.push(`Plafond ${limit.most} : ${limit.reason} ${limit.conduct?.id ?? ''}`)
  for (const { parts, isClaim, sentence } of annotated)
    lines.push(`[${[...parts, ...(isClaim ? ['claim'] : [])].join(' ') || '—'}] ${sentence.quote}`)
  return [...lines, ...signalLines(judgement, question, offer)]
}

function signalLines(
  { answer, annotated, kind }: ReturnType<typeof judge>,
  question: string,
  offer: OfferForAssessment,
): string[] {
  const questionRoots = roots(normalizedWords(normalizeText(question)))
  const signals = measure(answer, annotated, { kind, questionRoots, offerRoots: offer.roots })
  const weighed = [...signals].map(([name, amount]) => ({
    name,
    worth: amount * (WEIGHTS.signals.get(name) ?? 0),
  }))
  const groups = gramsOf(answer.plain).map((group) => {
    const sum = [...group.buckets].reduce((all, bucket) => all + (WEIGHTS.grams[bucket] ?? 0), 0)
    return sum * WEIGHTS.gramScale * loudness(group)
  })
  const shown = weighed
    .filter(({ worth }) => Math.abs(worth) >= 0.005)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, MOST_SIGNALS)
    .map(({ name, worth }) => `${signed(worth)} ${name}${matchedWords(name, answer.plain)}`)
  return [
    `Façon de dire : groupes de mots ${signed(groups[0] ?? 0)}, de lettres ${signed(groups[1] ?? 0)}, tournures ${signed(groups[2] ?? 0)}`,
    ...shown,
  ]
}

const signed = (worth: number) => `${worth < 0 ? '−' : '+'}${Math.abs(worth).toFixed(2)}`

function matchedWords(name: string, text: string): string {
  const cue = name.replace(/^\w+:/, '').replace(/\/n$/, '') as keyof typeof CUES
  const words = CUES[cue] ? text.match(CUES[cue]) : null
  return words ? ` : ${[...new Set(words)].slice(0, 6).join(' · ')}` : ''
}
