import type { Trade } from '../knowledge/trade.ts'
import { TOOLS } from '../offer/vocabulary/tools.ts'
import { type Draft, draftsFrom } from './draft.ts'
import type { Material } from './material.ts'
import { titleSlots } from './opening-drafts.ts'
import { isOffice, tradeQuestions } from './technical-drafts.ts'
import {
  CLOSING,
  CLOSING_OF_ANYONE,
  CONDITION_WORDS,
  TOPICS_OF_ANY_POST,
} from './wordings/closing.ts'
import {
  TROUBLE_IN_A_TEAM_YOU_LEAD,
  TROUBLE_OF_ANYONE,
  TROUBLE_WITH_ACTION,
  TROUBLE_WITH_CONDITION,
  TROUBLE_WITH_THING,
} from './wordings/situational.ts'

/** Situations of this trade, of the offer's missions and of its conditions of work. */
export function situationalDrafts(material: Material, trade: Trade | null): Draft[] {
  return [
    ...tradeQuestions(trade?.situational ?? [], material).map((draft) => ({
      ...draft,
      rank: draft.rank > 1 ? draft.rank : draft.rank / 2,
    })),
    ...material.missions.flatMap(({ action, thing, source }) => [
      ...draftsFrom(
        isNeverOver(action)
          ? TROUBLE_WITH_ACTION.filter((one) => !HURRIED.test(one))
          : TROUBLE_WITH_ACTION,
        { faire: action },
        { rank: 0.9, about: source },
      ),
      ...draftsFrom(TROUBLE_WITH_THING, { chose: thing }, { rank: 0.9, about: source }),
    ]),
    ...material.conditions.flatMap((condition) =>
      draftsFrom(TROUBLE_WITH_CONDITION[condition] ?? [], {}, { rank: 0.8, about: condition }),
    ),
    ...draftsFrom(material.managesPeople ? TROUBLE_IN_A_TEAM_YOU_LEAD : [], {}, { rank: 0.8 }),
    ...draftsFrom(TROUBLE_OF_ANYONE, {}, { rank: 3 }),
  ]
}

const HURRIED = /moins de temps/
/** Watching, welcoming, holding to a rule: nobody does that in half the time. */
const isNeverOver = (action: string | null) =>
  action !== null &&
  /^(?:assurer (?:la (?:surveillance|sécurité|permanence|continuité|garde|veille)|l'accueil|une permanence)|surveill|accueill|veiller|garder|encadrer|respecter|faire respecter|garantir|accompagner|protéger|tenir (?:la caisse|l'accueil|la cabine|le poste)|manager|animer l)/u.test(
    action,
  )

/** The candidate's turn to ask, on what this offer leaves to say. */
export function closingDrafts(material: Material, random: () => number): Draft[] {
  const own = ownTopics(material)
  const start = Math.floor(random() * Math.max(own.length, 1))
  const turned = [...own.slice(start), ...own.slice(0, start)].slice(0, 2)
  const general = [...TOPICS_OF_ANY_POST]
  general.push(...general.splice(0, Math.floor(random() * general.length)))
  const [first, second, third] = [...turned, ...general]
  const slots = {
    ...titleSlots(material),
    sujet: first,
    'autre sujet': second,
    'troisième sujet': third,
  }
  const isTitled = (wording: string) => wording.includes('{de métier}')
  return [
    ...draftsFrom(CLOSING.filter(isTitled), slots, { rank: own.length > 0 ? 0.6 : 0 }),
    ...draftsFrom(
      CLOSING.filter((wording) => !isTitled(wording)),
      slots,
      { rank: 0 },
    ),
    ...draftsFrom(CLOSING_OF_ANYONE, slots, { rank: 1.5 }),
  ]
}

const LONGEST_TOPIC = 38
const KNOWN_TOOLS = new Set(TOOLS)

/** « le suivi des travaux et des sinistres et la tenue et… »: of things said in pairs, one is enough. */
const onlyOnePair = (thing: string | null, at: number, all: readonly (string | null)[]) =>
  !thing?.includes(' et ') || all.findIndex((other) => other?.includes(' et ')) === at

function ownTopics(material: Material): string[] {
  const conditions = material.conditions.flatMap((one) => CONDITION_WORDS[one]?.topic ?? [])
  const things = material.missions
    .map(({ thing }) => thing)
    .filter((thing) => thing !== null && thing.length <= LONGEST_TOPIC)
    .filter(onlyOnePair)
  const tools = material.skills
    .filter(({ isTool, text, skill }) => isTool && KNOWN_TOOLS.has(text) && !isOffice(skill))
    .map(({ text }) => `le travail avec ${text}`)
  const place = material.place === null ? [] : [`le poste ${material.place}`]
  return [...conditions, ...(things as string[]).slice(0, 4), ...tools.slice(0, 1), ...place]
}
