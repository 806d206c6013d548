import { FREE_SIMULATIONS } from '../free-simulations.ts'

export type Access = 'yes' | 'sign-in' | 'upgrade'

/** Who asks to start: a visitor counted by the browser, or an account counted by the server. */
export type Starter =
  | { kind: 'visitor'; simulationsUsed: number }
  | { kind: 'account'; simulationsUsed: number; isPremium: boolean }

/** May this person start a simulation now, or what stands in the way? */
export function mayStart(starter: Starter): Access {
  if (starter.kind === 'account' && starter.isPremium) return 'yes'
  if (starter.simulationsUsed < FREE_SIMULATIONS) return 'yes'
  return starter.kind === 'visitor' ? 'sign-in' : 'upgrade'
}
