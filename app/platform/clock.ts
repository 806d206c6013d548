/** The hour, as a service asks for it; a test can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
