import type { OfferReading, Phrase } from '../../offer-phrases/offer-reading.ts'
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
  annotated: ReadonlySet<string> = NOTHING,
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
        worth: 2 * shared(mine, asked).length + shared(mine, annotated).length - at / 10,
      }
    })
    .sort((a, b) => b.worth - a.worth)
  return ranked[0]?.mission ?? null
}

/** « le poste de maçon ou maçonne », « ce poste » when the offer gives no name. */
export function postName(reading: OfferReading): string {
  const title = reading.title?.text
  if (!title || title.length > 50) return 'ce poste'
  return /^[aeiouyhâàéèêîïôû]/i.test(title) ? `le poste d'${title}` : `le poste de ${title}`
}
