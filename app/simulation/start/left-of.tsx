import { FREE_SIMULATIONS } from '../free-simulations.ts'

export const LeftOf = ({ used }: { used: number }) =>
  `Simulations restantes: ${Math.max(0, FREE_SIMULATIONS - used)}/${FREE_SIMULATIONS}`

/** Takes the room of the words to come, so that nothing moves when they do. */
export const NOT_KNOWN_YET = '\u00a0'
