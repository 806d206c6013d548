import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { isSurelyBeside, sayBeside } from './off-topic.ts'
import { quoteOf } from './quote.ts'
import { whatIsSought } from './seek.ts'
import { type Findings, insteadOf, verdictOf } from './verdict.ts'

/** A verdict in one sentence, of what was found; the first improvement says what to change first. */
export function writeAnalysis(judgement: Judgement, findings: Findings, question: string): string {
  const { nonAnswer, kind } = judgement
  const sought = whatIsSought(kind, normalizeText(question))
  if (nonAnswer?.kind === 'distress') return nonAnswer.lead
  if (nonAnswer) return sayNonAnswer(judgement, nonAnswer, sought)
  if (isSurelyBeside(judgement)) return sayBeside(judgement)
  return [verdictOf(judgement, findings, question.length), insteadOf(judgement)]
    .filter(Boolean)
    .join(' ')
}

type NonAnswer = NonNullable<Judgement['nonAnswer']>

/** What was typed instead of an answer is quoted where that helps: nobody is told what another was told. */
function sayNonAnswer(judgement: Judgement, nonAnswer: NonAnswer, sought: string): string {
  const [first] = judgement.answer.sentences
  const quote = QUOTED.has(nonAnswer.kind) && first ? quoteOf(first, judgement.answer.raw) : null
  const said = quote ? `Vous écrivez : « ${quote} ».` : ''
  return [nonAnswer.lead, said, sought].filter(Boolean).join(' ')
}
const QUOTED: ReadonlySet<NonAnswer['kind']> = new Set([
  'asks-back',
  'compliments',
  'empty-frame',
  'fiction',
  'keywords',
  'no-case',
  'no-question',
  'offer-echoed',
  'proverbs',
  'qualities',
])
