import { normalizedWords, normalizeText } from '#app/interviewer/coach/assessment/normalize-text.ts'
import { roots } from '#app/interviewer/coach/assessment/signals/overlap.ts'
import type { Assessment } from '#app/interviewer/interviewer.ts'

/** Words that name the same part of an answer: « gain non mesuré » is noticed by « donnez un chiffre ». */
const SAME: readonly (readonly string[])[] = [
  ['result', 'effet', 'fin', 'suite', 'gain', 'bilan', 'change'],
  ['mesur', 'chiff', 'quantif', 'combien', 'nombre', 'ampleu'],
  ['action', 'geste', 'acte', 'fait', 'role', 'part'],
  ['exempl', 'histoi', 'cas', 'moment', 'recit', 'vecu', 'preuve'],
  ['generi', 'genera', 'slogan', 'recopi', 'valeur', 'princi', 'formul', 'vague', 'qualit'],
  ['lien', 'poste', 'annonc', 'offre', 'missio'],
  ['verifi', 'contro', 'test', 'essai'],
  ['trace', 'ecrit', 'note', 'cahier'],
  ['alert', 'prevenu', 'previe', 'signal', 'responsable'],
  ['lecon', 'appris', 'reteni', 'garde'],
]
const SAID_MISSING = /\b(?:aucun\w*|pas|rien|non|jamais|sans|ni|absent\w*|absence|manque\w*|n)\b/
const SHARE = 0.5

/** Whether the analysis or a remark speaks of a fact, by the words they share. */
export function isNoticed(fact: string, said: Assessment): boolean {
  const text = normalizeText([said.analysis, ...said.strengths, ...said.improvements].join(' '))
  const words = normalizedWords(text)
  const known = new Set([...roots(words), ...words.filter((word) => /\d/.test(word))])
  const wanted = [
    ...roots(normalizedWords(normalizeText(fact))),
    ...normalizedWords(normalizeText(fact)).filter((word) => /\d/.test(word)),
  ]
  if (wanted.length === 0) return true
  const isGap = SAID_MISSING.test(normalizeText(fact))
  const found = wanted.filter((root) => known.has(root) || (isGap && isNamed(root, text)))
  return found.length / wanted.length >= SHARE
}

function isNamed(root: string, text: string): boolean {
  return SAME.some(
    (group) =>
      group.some((start) => root.startsWith(start.slice(0, 5)) || start.startsWith(root)) &&
      group.some((start) => new RegExp(`\\b${start}`).test(text)),
  )
}
