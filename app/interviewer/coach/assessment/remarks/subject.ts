import { nounGender } from '../../french/gender.ts'
import { elides } from '../../french/grammar.ts'
import type { OfferReading, Phrase } from '../../offer/offer-reading.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots, shared } from '../signals/overlap.ts'
import { type MissionWords, missionWords } from './mission-words.ts'

const LONGEST_MISSION = 80
const NOTHING: ReadonlySet<string> = new Set()
/** A whole clause cannot stand after « pour ». */
const SENTENCE = /\b(?:est|sont|serez|etes|sera|avez|aurez)\b/

const known = new WeakMap<Phrase, MissionWords | null>()

/** An offer stays read for a whole interview: its missions are worded once. */
function wordsOfMission(mission: Phrase): MissionWords | null {
  const found = known.get(mission)
  if (found !== undefined) return found
  const words = missionWords(mission)
  known.set(mission, words)
  return words
}

/** The mission of the offer closest to the question and least touched by the answer. */
export function missionFor(
  reading: OfferReading,
  question: string,
  told: ReadonlySet<string> = NOTHING,
): Phrase | null {
  const asked = roots(normalizedWords(normalizeText(question)))
  const usable = reading.missions.filter(
    (mission) =>
      mission.text.length <= LONGEST_MISSION &&
      !SENTENCE.test(normalizeText(mission.text)) &&
      wordsOfMission(mission) !== null,
  )
  const ranked = usable
    .map((mission, at) => {
      const mine = roots(normalizedWords(normalizeText(mission.text)))
      return {
        mission,
        worth: 2 * shared(mine, asked).length + shared(mine, told).length - at / 10,
      }
    })
    .sort((a, b) => b.worth - a.worth)
  return ranked[0]?.mission ?? null
}

/** A mission as the candidate would say it: « tenir mon secteur », and no second task after the first. */
export function inOwnVoice(mission: Phrase): string | null {
  const said = wordsOfMission(mission)
  const text = said?.action ?? said?.thing
  if (!text) return null
  return text
    .replace(/ (?:pour|afin d[e']|en vue d[e']) ?.+$/u, '')
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ou ')
    .replace(/(?<!\p{L})vous (?=(?:assurer|adapter|appuyer|informer)(?!\p{L}))/gu, "m'")
    .replace(/(?<!\p{L})vos /gu, 'mes ')
    .replace(/(?<!\p{L})votre (\p{L}+)/gu, (_, noun: string) =>
      nounGender(noun) === 'f' && !elides(noun) ? `ma ${noun}` : `mon ${noun}`,
    )
}

/** « le poste de maçon ou maçonne », « ce poste » when the offer gives no name. */
export function postName(reading: OfferReading): string {
  const title = reading.title?.text
  if (!title || title.length > 50) return 'ce poste'
  return /^[aeiouyhâàéèêîïôû]/i.test(title) ? `le poste d'${title}` : `le poste de ${title}`
}

/** What the post calls for besides the trade, fit for « il se tient… ». */
const CONDITION_WORDS = {
  night: 'le travail de nuit',
  weekend: 'le travail du week-end',
  travel: 'les déplacements',
  public: 'le contact du public',
  outdoors: 'le travail en extérieur',
  'heavy-loads': 'les charges à porter',
  safety: 'les règles de sécurité',
  remote: 'le travail à distance',
  'on-call': 'les astreintes',
} as const

export function conditionNames({ conditions }: OfferReading): string[] {
  return conditions.map((condition) => CONDITION_WORDS[condition])
}
