import type { QuestionKind } from '../../../kinds.ts'
import {
  CLOSING,
  CLOSING_BY_CONDITION,
  CLOSING_OF_ANYONE,
  CLOSING_ON_TERMS,
  ON_THE_START,
} from './closing.ts'
import { CLOSING_ON_THREE, CLOSING_ON_TWO } from './closing-on-several.ts'
import { MOTIVATION, MOTIVATION_BY_CONDITION, MOTIVATION_OF_ANYONE } from './motivation.ts'
import { OF_REQUIREMENTS } from './of-requirements.ts'
import { ON_A_TOOL, ON_A_TOOL_TO_A_BEGINNER } from './on-a-tool.ts'
import {
  PRESENTATION,
  PRESENTATION_FOR_A_FIRST_POST,
  PRESENTATION_OF_A_BEGINNER,
  PRESENTATION_OF_A_GRADUATE,
  PRESENTATION_OF_ANYONE,
} from './presentation.ts'

const BY_KIND: readonly (readonly [QuestionKind, readonly string[]])[] = [
  [
    'presentation',
    [
      ...PRESENTATION,
      ...PRESENTATION_OF_A_BEGINNER,
      ...PRESENTATION_OF_A_GRADUATE,
      ...PRESENTATION_FOR_A_FIRST_POST,
      ...PRESENTATION_OF_ANYONE,
    ],
  ],
  [
    'motivation',
    [...MOTIVATION, ...Object.values(MOTIVATION_BY_CONDITION).flat(), ...MOTIVATION_OF_ANYONE],
  ],
  ['technical', [...ON_A_TOOL, ...ON_A_TOOL_TO_A_BEGINNER]],
  [
    'closing',
    [
      ...CLOSING,
      ...Object.values(CLOSING_BY_CONDITION).flat(),
      ...CLOSING_ON_TERMS,
      ...CLOSING_ON_TWO,
      ...CLOSING_ON_THREE,
      ...CLOSING_OF_ANYONE,
      ...ON_THE_START,
    ],
  ],
]

/** Every wording, with the kind that it is asked as. */
export const WORDINGS: readonly (readonly [QuestionKind, string])[] = [
  ...BY_KIND.flatMap(([kind, wordings]) => wordings.map((wording) => [kind, wording] as const)),
  ...Object.values(OF_REQUIREMENTS).flat(),
]
