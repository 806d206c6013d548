import type { Answer } from '../answer.ts'
import { CUES } from '../signals/cues.ts'
import { hears } from '../signals/matches.ts'

const VERB =
  /\b(?:j|je|on|nous|il|elle|c|ils|elles|est|ai|a|suis|etait|avait|ont|fait|faire|sont|vous|qui|que|pour|en|puis)\b/g
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Terms put one after another, without a verb, a figure or a line to hold them. */
export function isKeywordList({ plain, words }: Answer): boolean {
  if (words.length < 8 || words.length > 120) return false
  const punctuation = count(plain, /[.,:;!?\n]| (?:-|>|->|→|\+) /g)
  return count(plain, VERB) === 0 && count(plain, /\d/g) < 3 && punctuation < words.length / 12
}

/** Qualities named one after another, nothing else. */
export function isQualityList({ plain, words }: Answer): boolean {
  if (words.length < 3 || words.length > 40 || /\d/.test(plain)) return false
  const qualities = count(plain, /\b\w+(?:ee?s?|euse|eux|ique|aire|nte?|trice|if|ive|able)\b/g)
  return count(plain, VERB) === 0 && qualities / words.length > 0.7
}

/** « Situation : une situation difficile. Action : des actions efficaces. »: labels and no fact. */
export function isEmptyFrame({ plain, words }: Answer): boolean {
  const labels = count(plain, /\b(?:situation|tache|action|resultat|contexte) ?:/g)
  if (labels < 3 || /\d/.test(plain)) return false
  const hollow = count(
    plain,
    /\b(?:situation|tache|actions?|resultat\w*|positif\w*|important\w*|difficil\w*|concret\w*|efficac\w*|objectif\w*|accomplir|mene|plusieurs|tout le monde)\b/g,
  )
  return hollow / words.length > 0.25
}

const ASKS =
  /^(?:vous voulez dire|vous parlez de|c est a dire|de quoi parlez|pouvez vous (?:preciser|repeter|reformuler)|qu entendez vous|que voulez vous dire|comment ca|laquelle|lequel|a propos de quoi)\b/

/** Answers a question by questions, and stops there. */
export function asksBack({ plain, sentences, words }: Answer): boolean {
  if (words.length > 40 || !/\?/.test(plain)) return false
  return (
    sentences.every((sentence) => /\?\W*$/.test(sentence.plain)) &&
    (ASKS.test(plain) || !hears(plain, CUES.ownPast))
  )
}

/** « Aucune question, tout est clair »: a closing that closes nothing. */
export function hasNoQuestion(plain: string, words: number): boolean {
  return (
    words <= 14 &&
    !/\?/.test(plain) &&
    !/\d|disponib|libre|lundi|demain|je peux|tout me va/.test(plain) &&
    /\b(?:aucune? question|pas (?:de|d autres?) questions?|rien a (?:demander|ajouter)|tout est clair|non,? (?:merci|c est bon|ca va))\b/.test(
      plain,
    )
  )
}
