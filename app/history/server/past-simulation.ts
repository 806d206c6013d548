import { Format } from '#app/simulation/format-contract.ts'
import type { PastSimulation } from '../contract.ts'
import type { Head } from './storage.ts'

const readFormat = (kept: string) => Format.safeParse(JSON.parse(kept)).data ?? null

/** What an account may see of a row. */
export const toPastSimulation = (head: Head): PastSimulation => ({
  id: head.id,
  title: head.title,
  employer: head.employer,
  format: head.format === null ? null : readFormat(head.format),
  startedAt: head.startedAt,
  changedAt: head.changedAt,
  state: head.isFinished ? 'finished' : 'unfinished',
  score: head.score,
  answeredCount: head.answeredCount,
  questionCount: head.questionCount,
})
