import { SHORT_OFFER } from '../../standards/anchoring.ts'
import { type Draft, draftsFrom } from './draft.ts'
import type { Slots } from './fill-wording.ts'
import type { Material } from './material.ts'
import { CONDITION_WORDS } from './wordings/closing.ts'
import {
  MOTIVATION_FOR_A_SHORT_OFFER,
  MOTIVATION_FOR_EMPLOYER,
  MOTIVATION_FOR_TITLE,
  MOTIVATION_FOR_WORK,
  MOTIVATION_OF_ANYONE,
} from './wordings/motivation.ts'
import {
  PRESENTATION,
  PRESENTATION_OF_A_BEGINNER,
  PRESENTATION_OF_ANYONE,
} from './wordings/presentation.ts'

/** An offer names first what it needs most. */
const LATER = 0.1

/** Invitations to present oneself for this post. */
export function presentationDrafts(material: Material): Draft[] {
  const slots = titleSlots(material)
  const wordings = material.level === 'apprentice' ? PRESENTATION_OF_A_BEGINNER : PRESENTATION
  return [
    ...draftsFrom(
      wordings,
      { ...slots, diplôme: material.diploma, années: material.years },
      { rank: 0 },
    ),
    ...material.missions.flatMap(({ action, thing, source }) =>
      draftsFrom(
        wordings.filter(isOnMission),
        { ...slots, faire: action, chose: thing },
        { rank: 0.3, about: source },
      ),
    ),
    ...material.skills.flatMap(({ skill, text, isTool }, at) => {
      const own = isTool ? { outil: text } : { 'savoir-faire': text }
      return draftsFrom(
        wordings.filter(isOnSkill),
        { ...slots, ...own },
        { rank: Math.min(0.6, at * LATER), about: skill },
      )
    }),
    ...draftsFrom(PRESENTATION_OF_ANYONE, slots, { rank: 3 }),
  ]
}

/** Reasons to want this post with this employer. */
export function motivationDrafts(material: Material): Draft[] {
  const slots = { ...titleSlots(material), employeur: material.employer, lieu: material.place }
  const isShort = material.text.length < SHORT_OFFER
  return [
    ...draftsFrom(MOTIVATION_FOR_EMPLOYER, slots, { rank: 0 }),
    ...material.missions
      .slice(0, 3)
      .flatMap(({ action, source }) =>
        draftsFrom(
          MOTIVATION_FOR_EMPLOYER.filter(isOnMission),
          { ...slots, faire: action },
          { rank: 0, about: source },
        ),
      ),
    ...draftsFrom(MOTIVATION_FOR_WORK, slots, { rank: 0.7 }),
    ...pairs(material).flatMap(({ about, ...pair }) =>
      draftsFrom(
        MOTIVATION_FOR_WORK.filter(isOnMission),
        { ...slots, ...pair },
        { rank: 0.7, about },
      ),
    ),
    ...material.skills
      .filter(({ isTool }) => isTool)
      .flatMap(({ skill, text }) =>
        draftsFrom(
          MOTIVATION_FOR_WORK.filter(isOnSkill),
          { ...slots, outil: text },
          { rank: 0.9, about: skill },
        ),
      ),
    ...material.conditions.flatMap((condition) =>
      draftsFrom(
        MOTIVATION_FOR_WORK.filter((wording) => wording.includes('{condition}')),
        { ...slots, condition: CONDITION_WORDS[condition]?.asked },
        { rank: 0.7, about: condition },
      ),
    ),
    ...draftsFrom(isShort ? MOTIVATION_FOR_A_SHORT_OFFER : MOTIVATION_FOR_TITLE, slots, {
      rank: isShort ? 0 : 1,
    }),
    ...draftsFrom(MOTIVATION_OF_ANYONE, slots, { rank: 3 }),
  ]
}

export function titleSlots({ title }: Material): Slots {
  return { métier: title?.plain, 'de métier': title?.withDe }
}

const isOnMission = (wording: string) => /\{(?:de |à )?(?:autre )?(?:faire|chose)\}/.test(wording)
const isOnSkill = (wording: string) => /\{(?:de |à )?(?:outil|savoir-faire)\}/.test(wording)

/** « entre le suivi et la relance et l'accueil » would lose the ear. */
const isDouble = (thing: string | null | undefined) => / et /.test(thing ?? '')

/** Duties that nobody applies for. */
const DULL =
  /^(?:respecter|le respect|appliquer|veiller|effectuer (?:des|les) tâches|transmettre|remonter|nettoyer|signaler|renseigner|remplir|tenir à jour|l'application d|suivre les (?:consignes|procédures))/u

/** Each mission with the next one, so that a question may set two side by side. */
function pairs(material: Material) {
  const telling = material.missions.filter(({ source }) => !DULL.test(source))
  const missions = telling.length >= 2 ? telling : material.missions
  const things = missions.map(({ thing }) => thing).filter((thing) => thing !== null)
  return missions.map(({ action, thing, source }) => {
    const other = things[(things.indexOf(thing ?? '') + 1) % things.length]
    return {
      faire: action,
      chose: thing,
      'autre chose': other === thing || isDouble(thing) || isDouble(other) ? null : other,
      about: source,
    }
  })
}
