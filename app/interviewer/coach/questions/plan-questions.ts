import type { Question } from '../../interviewer.ts'
import { SHORT_OFFER } from '../../standards/anchoring.ts'
import { COMPETENCIES } from '../knowledge/competencies.ts'
import type { Trade } from '../knowledge/trade.ts'
import type { OfferReading } from '../offer/offer-reading.ts'
import {
  anyonesBehaviourDrafts,
  competencyDrafts,
  missionDrafts,
  tradeDrafts,
} from './behavioural-drafts.ts'
import { chooseDrafts, type Place } from './choose-drafts.ts'
import { competenciesAsked } from './competencies-asked.ts'
import { closingDrafts, situationalDrafts } from './late-drafts.ts'
import { type Material, materialOf } from './material.ts'
import { motivationDrafts, presentationDrafts } from './opening-drafts.ts'
import { technicalDrafts } from './technical-drafts.ts'

export interface QuestionsRequest {
  reading: OfferReading
  trade: Trade | null
  /** 0 to 1, as `Math.random`: another sequence asks other questions. */
  random: () => number
}

/** Eight questions for this offer, easy to hard: the whole plan of an interview. */
export function planQuestions({ reading, trade, random }: QuestionsRequest): Question[] {
  const material = materialOf(reading)
  const places: Place[] = [
    { kind: 'presentation', drafts: presentationDrafts(material) },
    { kind: 'motivation', drafts: motivationDrafts(material) },
    ...behaviouralPlaces(material, trade, reading),
    { kind: 'technical', drafts: technicalDrafts(material, trade) },
    { kind: 'situational', drafts: situationalDrafts(material, trade) },
    { kind: 'closing', drafts: closingDrafts(material, random) },
  ]
  return chooseDrafts(places, {
    offer: material.offer,
    title: material.title,
    isShort: reading.text.length < SHORT_OFFER,
    random,
  })
}

/** One on the trade, one on a mission, one on a competency; each falls back on the others' drafts. */
function behaviouralPlaces(
  material: Material,
  trade: Trade | null,
  reading: OfferReading,
): Place[] {
  const asked = competenciesAsked(COMPETENCIES, material).filter(
    ({ competency }) => competency.id !== 'languages' || !onlyWelcomesLanguages(reading),
  )
  const groups = [
    tradeDrafts(material, trade),
    missionDrafts(material),
    competencyDrafts(material, asked),
  ]
  const anyones = anyonesBehaviourDrafts(material)
  return groups.map((own) => ({
    kind: 'behavioural',
    drafts: [
      ...own,
      ...groups.filter((group) => group !== own).flatMap((group) => group.map(asSecondChoice)),
      ...anyones,
    ],
  }))
}

/** « Anglais bienvenu »: a language that is no condition is not worth one question in eight. */
function onlyWelcomesLanguages({ requirements }: OfferReading): boolean {
  const languages = requirements.filter(({ kind }) => kind === 'language')
  return languages.length > 0 && languages.every(({ isMust }) => !isMust)
}

const asSecondChoice = <D extends { rank: number }>(draft: D): D => ({
  ...draft,
  rank: draft.rank + 1.5,
})
