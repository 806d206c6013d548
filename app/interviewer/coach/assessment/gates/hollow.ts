import type { Answer } from '../answer.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'

const VERB =
  /\b(?:j|je|on|nous|il|elle|c|ils|elles|est|ai|a|suis|etait|avait|ont|fait|faire|sont|vous|qui|que|pour|en|puis)\b/g
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Terms put one after another, without a verb, a figure or a line to hold them. */
export function isKeywordList({ plain, words }: Answer): boolean {
  if (words.length < 8 || words.length > 120) return false
  const punctuation = count(plain, /[.,:;!?\n]| (?:-|>|->|→|\+) /g)
  return count(plain, VERB) === 0 && count(plain, /\d/g) < 3 && punctuation < words.length / 12
}

const FEWEST_NAMES = 5
const LONGEST_NAME = 4
const MOSTLY_NAMES = 0.75

/** Names one under another or between commas, with at most one sentence that says « tout cela, je l'ai fait ». */
export function isNameList({ plain, words }: Answer): boolean {
  if (words.length > 60 || /\d/.test(plain)) return false
  const pieces = plain.split(/[,;:\n•]| - /).map((piece) => piece.trim().replace(/^-\s*/, ''))
  const said = pieces.filter((piece) => /[a-z]/.test(piece))
  const names = said.filter(
    (piece) => count(piece, VERB) === 0 && piece.split(' ').length <= LONGEST_NAME,
  )
  return (
    names.length >= FEWEST_NAMES &&
    names.length >= said.length * MOSTLY_NAMES &&
    said.length - names.length <= 2
  )
}

const LITTLE =
  /\b(?:le|la|les|l|un|une|des|du|de|d|au|aux|a|en|dans|sur|pour|par|avec|sans|et|ou|mais|que|qui|qu|j|je|on|il|elle|nous|vous|ils|c|ce|ca|est|ai|a|etait|mon|ma|mes|son|sa|ses|leur|votre|vos|ne|n|pas|se|s|me|m|y|puis)\b/g
/** They tie sentences: thrown among names, they tie nothing. */
const TIES =
  /\b(?:donc|parce|que|sous|jamais|souvent|hier|vite|alors|puis|quand|demain|car|mais)\b/g
const FEWEST_OF_SALAD = 10
const LITTLE_SHARE = 0.15

/** True words thrown together: no sign, and nothing to tie them. */
export function isWordSalad({ plain, words }: Answer): boolean {
  if (words.length < FEWEST_OF_SALAD || /[.,;:!?\n]/.test(plain)) return false
  if (count(plain, TIES) < 2) return false
  return count(plain, LITTLE) < words.length * LITTLE_SHARE
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
    (ASKS.test(plain) || !matchesCue(plain, CUES.ownPast))
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
