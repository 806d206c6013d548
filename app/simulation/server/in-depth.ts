import type { Account } from '#app/accounts/server/service.ts'
import { InDepth } from '#app/interviewer/in-depth.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { checked } from '../checked.ts'
import type { AskInDepth } from '../in-depth-contract.ts'
import { IN_DEPTH_FAILED, IN_DEPTH_IS_PREMIUM } from '../messages.ts'
import { wholeAnswer } from '../whole-answer.ts'

/**
 * A closer look at one assessed answer, with what was added to it; throws `forbidden` without Premium, `unavailable` when the
 * text asks for too much.
 */
export async function analyseInDepth(
  { coach }: Pick<Ports, 'coach'>,
  { account, asked, signal }: { account: Account; asked: AskInDepth; signal: AbortSignal },
): Promise<InDepth> {
  if (!account.isPremium) throw new Problem('forbidden', IN_DEPTH_IS_PREMIUM)
  const { followUp, ...first } = asked
  const whole = { ...first, answer: wholeAnswer(first.answer, followUp) }
  return checked(InDepth, IN_DEPTH_FAILED, coach.lookInDepth(whole, signal))
}
