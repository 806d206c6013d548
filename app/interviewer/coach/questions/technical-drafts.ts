import { countAnchors } from '../../standards/anchoring.ts'
import { contentStems } from '../french/stem.ts'
import { SPECIALITY_STEMS } from '../knowledge/speciality-words.ts'
import type { Trade } from '../knowledge/trade.ts'
import { type Draft, draftsFrom } from './draft.ts'
import { withFrenchSpaces } from './fill-wording.ts'
import type { Material } from './material.ts'
import { titleSlots } from './opening-drafts.ts'
import {
  CARD,
  CRAFT,
  LANGUAGE,
  METHOD,
  TECHNIQUE_OF_ANYONE,
  TOOL,
  TOOL_AT_WORK,
} from './wordings/technical.ts'

/** Questions on the trade's own skills, those the offer names first. */
export function technicalDrafts(material: Material, trade: Trade | null): Draft[] {
  const slots = titleSlots(material)
  return [
    ...tradeQuestions(trade?.technical ?? [], material),
    ...material.skills.flatMap(({ skill, text, isTool }) =>
      isTool
        ? [
            ...toolAtWork(material, skill, text),
            ...draftsFrom(
              TOOL,
              { outil: text },
              { rank: isOffice(skill) ? 0.9 : 0.35, about: skill },
            ),
          ]
        : draftsFrom(CRAFT, { 'savoir-faire': text }, { rank: 0.9, about: skill }),
    ),
    ...draftsFrom(CARD, { carte: material.card }, { rank: 0.6, about: material.card }),
    ...draftsFrom(LANGUAGE, { langue: material.language }, { rank: 1.4, about: material.language }),
    ...material.missions.flatMap(({ action, thing, source }) => [
      ...draftsFrom(METHOD, { faire: action }, { rank: 1, about: source }),
      ...draftsFrom(CRAFT, { 'savoir-faire': thing }, { rank: 1.1, about: source }),
    ]),
    ...draftsFrom(TECHNIQUE_OF_ANYONE, slots, { rank: 3 }),
  ]
}

/** Enough to stand behind everything of this offer, before what suits anyone. */
const FOREIGN = 1.2

/** A trade's whole question comes before ours when it speaks of what this offer names, after when of another speciality. */
export function tradeQuestions(questions: readonly string[], material: Material): Draft[] {
  return questions.map((text) => {
    const anchors = countAnchors(text, material.offer)
    const rank = Math.max(0, 0.8 - 0.3 * anchors) + (isForeign(text, material) ? FOREIGN : 0)
    return { text: withFrenchSpaces(text), rank, about: text }
  })
}

/** Whether the question is about a speciality that the offer does not name. */
function isForeign(text: string, { offer }: Material): boolean {
  return contentStems(text).some((stem) => SPECIALITY_STEMS.has(stem) && !offer.has(stem))
}

const ONE_ITEM = 160

/** A tool is set beside a mission only where the offer itself does so, in one item or one clause. */
function toolAtWork({ missions, text }: Material, skill: string, named: string): Draft[] {
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length < ONE_ITEM ? [line] : line.split(/[,;.]/)))
    .filter((line) => line.includes(skill))
  const beside = missions.filter(
    ({ action, source }) =>
      action !== null && !action.includes(skill) && lines.some((line) => sharesWords(line, source)),
  )
  return beside.flatMap(({ action, source }) =>
    draftsFrom(
      TOOL_AT_WORK,
      { outil: named, 'faire de la même ligne': action },
      { rank: 0.1, about: source },
    ),
  )
}

/** What nearly every offer lists says little of the trade. */
export const isOffice = (skill: string) =>
  /^(?:word|excel|outlook|powerpoint|power point|pack office|office|microsoft office|bureautique|google sheets|google workspace|internet|suite office|microsoft 365|teams)$/i.test(
    skill,
  )

function sharesWords(line: string, source: string): boolean {
  const long = source.split(/[\s,']+/).filter((word) => word.length > 4)
  return long.length > 1 && long.slice(1).every((word) => line.includes(word))
}
