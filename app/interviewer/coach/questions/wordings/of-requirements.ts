import { OF_CARDS } from './of-cards.ts'
import { OF_TOOLS } from './of-tools.ts'
import type { QuestionsOf } from './questions-of.ts'

/** What is asked about the known requirements that an offer names. */
export const OF_REQUIREMENTS: QuestionsOf = { ...OF_CARDS, ...OF_TOOLS }
