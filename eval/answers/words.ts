import { assess } from '#app/interviewer/coach/assessment/assess.ts'
import type { OfferForAssessment } from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import type { GradedAnswer, Trick } from '../graded-answers.ts'
import { isNoticed } from './notice.ts'

/** What the coach writes of each answer: quotes, facts noticed, and how long it takes. */
export function measureWords(
  items: readonly (GradedAnswer | Trick)[],
  offerOf: (file: string) => OfferForAssessment,
) {
  const times: number[] = []
  const quotes = { verbatim: 0, of: 0 }
  const facts: { kind: string; noticed: boolean }[] = []
  const analyses = new Map<string, string>()
  let sameAnalysis = 0
  let repeatable = true
  for (const item of items) {
    const offer = offerOf(item.offer)
    const request = { question: item.question, answer: item.answer, jobDescription: '' }
    const start = performance.now()
    const said = assess(request, offer)
    times.push(performance.now() - start)
    if (times.length % 7 === 0)
      repeatable &&= JSON.stringify(assess(request, offer)) === JSON.stringify(said)
    quotes.of += said.evidence.length
    quotes.verbatim += said.evidence.filter(({ quote }) => item.answer.includes(quote)).length
    const other = analyses.get(said.analysis)
    if (other !== undefined && other !== copied(item)) sameAnalysis++
    analyses.set(said.analysis, other ?? item.id)
    if ('must_notice' in item)
      for (const fact of item.must_notice ?? [])
        facts.push({ kind: item.kind, noticed: isNoticed(fact, said) })
  }
  return {
    repeatable,
    quotes,
    noticed: countNoticed(facts),
    sameAnalysis,
    milliseconds: shares(times),
  }
}

/** The answer that a trap repeats or wraps: told the same, it is rightly told the same. */
const copied = (item: GradedAnswer | Trick) => ('expect' in item ? item.expect.pair?.id : undefined)

function countNoticed(facts: readonly { kind: string; noticed: boolean }[]) {
  const share = (kept: typeof facts) =>
    kept.filter(({ noticed }) => noticed).length / (kept.length || 1)
  const kinds = [...new Set(facts.map(({ kind }) => kind))]
  return {
    facts: facts.filter(({ noticed }) => noticed).length,
    of: facts.length,
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, share(facts.filter((fact) => fact.kind === kind))]),
    ),
  }
}

function shares(times: number[]) {
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
