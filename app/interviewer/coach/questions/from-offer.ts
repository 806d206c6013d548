import type { QuestionKind } from '../../kinds.ts'
import type { RecognisedOffer } from '../recognition/recognised-offer.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording } from './fill-wording.ts'
import {
  METHOD_OF_A_MISSION,
  STORY_OF_A_MISSION,
  STORY_OF_A_MISSION_FOR_A_BEGINNER,
} from './wordings/of-missions.ts'
import { OF_REQUIREMENTS } from './wordings/of-requirements.ts'

/** What a quoted mission is worth where the trade's page, its domain's or neither is known. */
const QUOTED = {
  trade: { behavioural: 0.4, technical: 0.2 },
  domain: { behavioural: 0.85, technical: 0.6 },
  any: { behavioural: 1.5, technical: 1.2 },
}
const LATER = 0.04

/** Missions read aloud as the offer writes them, then asked about. */
export function questionsOfMissions(
  { missions, isForBeginners }: RecognisedOffer,
  known: keyof typeof QUOTED,
): Candidate[] {
  const worth = QUOTED[known]
  const stories = isForBeginners ? STORY_OF_A_MISSION_FOR_A_BEGINNER : STORY_OF_A_MISSION
  const ask = (kind: QuestionKind, wordings: readonly string[], score: number) =>
    missions.flatMap((mission, at) =>
      wordings.flatMap((wording) => {
        const text = fillWording(wording, { mission })
        const more = { names: [mission, wording], isReading: true }
        return text ? [candidate(kind, text, score - LATER * at, more)] : []
      }),
    )
  return [
    ...ask('behavioural', stories, worth.behavioural),
    ...ask('technical', METHOD_OF_A_MISSION, worth.technical),
  ]
}

/** What any office has, asked about when nothing decides more. */
const COMMON = new Set([
  'excel',
  'word-processing',
  'git',
  'car',
  'erp',
  'crm',
  'first-aid',
  'agile',
  'data-protection',
])
const MUST = 1.3
const COMMON_MUST = 0.7
const WELCOME = 0.45
const NEXT = 0.05

/** Questions on the tools, cards, licences and languages that the offer names. */
export function questionsOfRequirements({ requirements }: RecognisedOffer): Candidate[] {
  return requirements.flatMap(({ id, isMust }, at) =>
    (OF_REQUIREMENTS[id] ?? []).map(([kind, text]) => {
      const worth = !isMust ? WELCOME : COMMON.has(id) ? COMMON_MUST : MUST
      return candidate(kind, text, worth - NEXT * at, { names: [id] })
    }),
  )
}
