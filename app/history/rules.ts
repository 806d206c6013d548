/** The rules of the history that screens and server share; no library, so that screens stay light. */
export const SIMULATIONS_PER_PAGE = 20
export const TRADE_MAX = 100

/** A feedback or a recap, as JSON characters. */
export const FEEDBACK_MAX = 40_000
/** How many parts one save may hold: every question, the offer, the place reached and the recap. */
export const PARTS_MAX = 23

/** What one simulation, and all those of an account, may hold; a real interview is under 200 kB. */
export const SIMULATION_BYTES_MAX = 1_000_000
export const ACCOUNT_BYTES_MAX = 50_000_000

export const STATES = ['finished', 'unfinished'] as const

/** How many finished simulations, the latest, the progress is read from. */
export const PROGRESS_WINDOW = 50
/** Below so many finished simulations nothing is said of a tendency. */
export const PROGRESS_MIN = 3
/** The dimension to work on is the weakest of so many simulations, the latest. */
export const RECENT_SIMULATIONS = 5
/** How many stories told more than once are shown, and how many tellings of each. */
export const STORIES_MAX = 5
export const TELLINGS_MAX = 6

interface KeptFor {
  HISTORY_RETENTION_DAYS: number
  HISTORY_UNFINISHED_DAYS: number
}

/** After how many days without a visit a simulation is removed: an unfinished one never later than a finished one. */
export const retentionOf = (env: KeptFor) => ({
  finishedDays: env.HISTORY_RETENTION_DAYS,
  unfinishedDays: Math.min(env.HISTORY_UNFINISHED_DAYS, env.HISTORY_RETENTION_DAYS),
})
