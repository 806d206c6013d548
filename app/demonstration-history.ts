import { findAccounts } from './accounts/server/administering.ts'
import type { DemonstrationAccount } from './accounts/server/demonstration.ts'
import type { Account } from './accounts/server/service.ts'
import { EXAMPLES, type Example } from './demonstration-content.ts'
import { saveSimulation } from './history/server/service.ts'
import type { Ports } from './ports.ts'
import type { Feedback } from './simulation/contract.ts'
import { employerOf } from './simulation/interview-details.ts'
import { askQuestions, giveFeedback, summarise } from './simulation/server/service.ts'

const A_DAY = 86_400_000
const NEVER = new AbortController().signal

/**
 * Gives the Premium account of a new demonstration three simulations of the last days: the coach
 * asks, assesses and sums up each of them, as for anybody. A model is asked for nothing.
 */
export async function seedDemonstrationHistory(
  ports: Ports,
  made: readonly DemonstrationAccount[],
): Promise<void> {
  const premium = made.find(({ role }) => role === 'premium')
  if (!premium || ports.env.AI_PROVIDER !== 'coach') return
  const anyFlags = { isPremium: null, isAdmin: null, emailVerified: null }
  const { accounts } = await findAccounts(ports, {
    ...anyFlags,
    search: premium.email,
    limit: 1,
    offset: 0,
  })
  const [account] = accounts
  if (!account) return
  try {
    for (const example of EXAMPLES) await interviewed(ports, account, example)
  } catch (error) {
    // The demonstration goes on without it: nothing of it is needed.
    ports.log.warn({ err: error }, 'the example history was not made')
  }
}

async function interviewed(ports: Ports, account: Account, example: Example): Promise<void> {
  const { daysAgo, jobDescription, answers } = example
  const startTime = ports.clock.now().getTime() - daysAgo * A_DAY
  const then = { ...ports, clock: { now: () => new Date(startTime) } }
  const asked = await askQuestions(then, { jobDescription, account }, NEVER)
  const { questions, title, simulationId, understood } = asked
  const employer = employerOf({ understood })
  const feedbacks: (Feedback | null)[] = []
  for (const [index, question] of questions.entries()) {
    const answer = answers[index] ?? ''
    const request = { question, answer, jobDescription }
    feedbacks.push(answer === '' ? null : await giveFeedback(then, request, { signal: NEVER }))
  }
  const given = questions.map((_, index) => answers[index] ?? '')
  const summary = await summarise(
    then,
    { jobDescription, questions, answers: given, feedbacks },
    NEVER,
  )
  await saveSimulation(then, {
    account,
    id: simulationId,
    parts: [
      {
        ...{ kind: 'offer', changedAt: startTime, jobDescription, title, employer },
        ...{ questions, startTime },
      },
      ...given.map((answer, index) => ({
        kind: 'step' as const,
        changedAt: startTime + 1,
        index,
        answer,
        seconds: answer === '' ? 0 : 60 + Math.round(answer.length / 10),
        feedback: feedbacks[index] ?? null,
        earlier: [],
      })),
      { kind: 'position', changedAt: startTime + 2, index: questions.length },
      { kind: 'summary', changedAt: startTime + 3, summary },
    ],
  })
}
