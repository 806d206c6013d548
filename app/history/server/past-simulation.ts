import type { PastSimulation } from '../contract.ts'
import type { Head } from './storage.ts'

/** What an account may see of a row. */
export const toPastSimulation = (head: Head): PastSimulation => ({
  id: head.id,
  title: head.title,
  employer: head.employer,
  startedAt: head.startedAt,
  changedAt: head.changedAt,
  state: head.isFinished ? 'finished' : 'unfinished',
  score: head.score,
  answeredCount: head.answeredCount,
  questionCount: head.questionCount,
})
