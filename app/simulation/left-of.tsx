import { FREE_SIMULATIONS } from './rules.ts'

export const LeftOf = ({ used }: { used: number }) =>
  `Simulations restantes: ${Math.max(0, FREE_SIMULATIONS - used)}/${FREE_SIMULATIONS}`
