import type { Account } from '#app/accounts/server/service.ts'
import type { InDepth } from '#app/interviewer/in-depth.ts'
import { lookInDepth } from '#app/interviewer/look-in-depth.ts'
import { Problem } from '#app/platform/problem.ts'
import type { AskInDepth } from '../in-depth-contract.ts'
import { IN_DEPTH_IS_PREMIUM } from '../messages.ts'

/** A closer look at one assessed answer; throws `forbidden` without Premium. */
export function analyseInDepth({ isPremium }: Account, asked: AskInDepth): InDepth {
  if (!isPremium) throw new Problem('forbidden', IN_DEPTH_IS_PREMIUM)
  return lookInDepth(asked)
}
