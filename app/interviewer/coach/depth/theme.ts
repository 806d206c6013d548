import { normalizedWords, normalizeText } from '../assessment/normalize-text.ts'
import { roots, shared } from '../assessment/signals/overlap.ts'
import type { OfferOutline } from '../offer-facts/offer-outline.ts'
import { COMPETENCIES } from '../trade-families/competencies.ts'
import { missionFor } from './subject.ts'

/** What a question is about, in words that stand after « sur »; null when it names nothing known. */
export function themeOf(question: string, outline: OfferOutline): string | null {
  const asked = ` ${normalizeText(question)} `
  const required = outline.requirements.find((name) => asked.includes(` ${normalizeText(name)} `))
  if (required) return `« ${required} »`
  const mission = missionFor(outline, question)
  const words = roots(normalizedWords(asked))
  if (mission && shared(roots(normalizedWords(normalizeText(mission.text))), words).length >= 2) {
    return `« ${mission.text} »`
  }
  const competency = COMPETENCIES.find(({ cues }) => cues.some((c) => asked.includes(` ${c} `)))
  return competency?.name ?? null
}
