import type { Ports } from '#app/ports.ts'

const DAY = 86_400

/** Takes one question generation from the day's budget of a network address; throws `too-many`. */
export const spendQuestions = ({ limits, env }: Pick<Ports, 'limits' | 'env'>, address: string) =>
  limits.spend({ name: 'questions', points: env.VISITOR_DAILY_LIMIT, seconds: DAY }, address)

/** Takes one assessment (summary, report) from the day's budget of a network address; throws `too-many`. */
export const spendAssessment = ({ limits, env }: Pick<Ports, 'limits' | 'env'>, address: string) =>
  limits.spend({ name: 'assessments', points: env.VISITOR_DAILY_LIMIT * 10, seconds: DAY }, address)
