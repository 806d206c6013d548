import { nounGender } from '../french/gender.ts'
import { lowerFirst } from '../french/grammar.ts'
import type { Competency } from '../knowledge/competency.ts'
import type { Trade } from '../knowledge/trade.ts'
import { type Draft, draftsFrom } from './draft.ts'
import { withFrenchSpaces } from './fill-wording.ts'
import type { Material } from './material.ts'
import { titleSlots } from './opening-drafts.ts'
import { tradeQuestions } from './technical-drafts.ts'
import {
  BEHAVIOUR_OF_ANYONE,
  MANAGEMENT,
  PAST_ACTION,
  PAST_ACTION_OF_A_BEGINNER,
  PAST_THING,
  QUALITY_LEADS,
  WAYS_OUT_OF_WORK,
  WAYS_WITHOUT_EXAMPLE,
} from './wordings/behavioural.ts'

/** Past behaviour in a mission of the offer. */
export function missionDrafts(material: Material): Draft[] {
  const onAction = {
    apprentice: PAST_ACTION_OF_A_BEGINNER,
    beginner: [...PAST_ACTION, ...PAST_ACTION_OF_A_BEGINNER],
    experienced: PAST_ACTION,
  }[material.level]
  const onThing = material.level === 'apprentice' ? [] : PAST_THING
  return material.missions.flatMap(({ action, thing, source }) => [
    ...draftsFrom(onAction, { faire: elsewhere(action) }, { rank: 0, about: source }),
    ...draftsFrom(onThing, { chose: elsewhere(thing) }, { rank: 0.2, about: source }),
  ])
}

/** « opérer nos serveurs »: what is ours was not in the candidate's hands; « des serveurs » were. */
function elsewhere(mission: string | null): string | null {
  return (
    mission
      ?.replace(/(?<!\p{L}|(?:à|de|sur|avec|pour|par|dans|en|chez) )nos (?=\p{L})/gu, 'des ')
      .replace(
        /(?<!\p{L}|(?:à|de|sur|avec|pour|par|dans|en|chez) )notre (\p{L}+)/gu,
        (_, noun: string) => `${nounGender(noun) === 'f' ? 'une' : 'un'} ${noun}`,
      ) ?? null
  )
}

/** Past behaviour for what the offer asks of anyone in the post; a quality it names is said first. */
export function competencyDrafts(
  material: Material,
  asked: readonly { competency: Competency; quality: string | null }[],
): Draft[] {
  const managed = material.managesPeople
    ? draftsFrom(MANAGEMENT, {}, { rank: 0.3, about: 'management' })
    : []
  const cued = asked.flatMap(({ competency, quality }) =>
    competency.questions
      .map((text) => fittingLevel(text, material))
      .flatMap((text) => [
        {
          text: withFrenchSpaces(text),
          rank: 0.6,
          about: competency.id,
        },
        ...ledBy(quality, text).map((led) => ({ text: led, rank: 0.2, about: competency.id })),
      ]),
  )
  return [...managed, ...cued]
}

function ledBy(quality: string | null, question: string): string[] {
  if (quality === null || question.includes(':')) return []
  const leads = /^les /.test(quality)
    ? QUALITY_LEADS.filter((lead) => !lead.includes('compte'))
    : QUALITY_LEADS
  return draftsFrom(leads, { qualité: quality }, { rank: 0 }).map(({ text }) =>
    withFrenchSpaces(`${text} : ${lowerFirst(question)}`),
  )
}

/** What this trade's recruiters ask about the past. */
export function tradeDrafts(material: Material, trade: Trade | null): Draft[] {
  return tradeQuestions(trade?.behavioural ?? [], material).map((draft, at) => ({
    ...draft,
    text: openToBeginners(draft.text, material, at),
    rank: draft.rank / 2,
  }))
}

/** Whoever has years behind is not asked to imagine; a beginner always may. */
function fittingLevel(text: string, material: Material): string {
  if (material.isSeasoned) return text.replace(/\s; à défaut, [^;?]+\.$/u, '.')
  return openToBeginners(text, material, 1)
}

/** What befalls one, or turns out badly, is not planned: nobody can say how they would do it. */
const UNPLANNED =
  /inférieur|raté|échec|erreur|trompé|surprise|contredit|déplu|pas plu|mal interprété|reproche|reparl|remarque/iu

/** Who has little to tell yet may say how it would be done. */
function openToBeginners(text: string, { level }: Material, turn: number): string {
  if (level === 'experienced' || !/^[^?:;]+\.$/.test(text) || text.includes('à défaut')) return text
  const ways = UNPLANNED.test(text) ? WAYS_OUT_OF_WORK : WAYS_WITHOUT_EXAMPLE
  const way = ways[turn % ways.length] ?? ''
  return withFrenchSpaces(text.replace(/\.$/, way))
}

export function anyonesBehaviourDrafts(material: Material): Draft[] {
  return draftsFrom(BEHAVIOUR_OF_ANYONE, titleSlots(material), { rank: 3 })
}
