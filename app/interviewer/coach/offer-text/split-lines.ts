import { isInfinitive } from '../french/verbs.ts'
import { headingOf, INLINE_HEADING } from './headings.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'

export interface Line {
  text: string
  isBullet: boolean
}

const LONG_LINE = 160
const HEADING_WORD =
  /mission|responsabilit|t[âa]ches|activit|profil|comp[ée]tences|qualit[ée]s|exp[ée]rience|formation|technique|propos de|sommes|rejoindre|avantages|r[ée]mun[ée]ration|salaire|conditions|informations|description|ce que nous|process|contrat|lieu|horaires/i
const BULLET = /^(?:[-–—•·*>¤§+»]|o(?= )|\d{1,2}[.)°](?= )|[a-h]\)(?= ))[\s\-–—•·*]*/u

/** One line per item: glued sentences, inline bullets and headings lost inside a line are set apart. */
export function splitLines(text: string): Line[] {
  return joinWrapped(text.split('\n'))
    .flatMap((line) =>
      HEADING_WORD.test(line) ? line.replace(INLINE_HEADING, '\n').split('\n') : [line],
    )
    .flatMap((line) => unglue(line).split('\n'))
    .flatMap(splitInlineBullets)
    .flatMap(splitAfterHeading)
    .map(toLine)
    .filter(({ text: line }) => /[\p{L}\p{N}]/u.test(line))
}

function toLine(raw: string): Line {
  const text = raw.trim()
  const bullet = BULLET.exec(text)?.[0] ?? ''
  return { text: text.slice(bullet.length).trim(), isBullet: bullet !== '' }
}

/** A bullet cut in two by the width of a page: the next line starts in lower case. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1)
    const isContinued =
      last !== undefined &&
      isAsWideAsThePage(lines, index - 1) &&
      !LABEL.test(line) &&
      /[\p{Ll},]$/u.test(last) &&
      /^(?!o \p{Lu})\p{Ll}/u.test(line)
    const opensTask = isActionNoun(firstWord(line)) && !WAITS_FOR_NOUN.test(last ?? '')
    if (isContinued && !opensTask && !isInfinitive(firstWord(line)))
      joined[joined.length - 1] = `${last} ${line}`
    else joined.push(line)
  }
  return joined
}

/** « votre job : … » opens something, whatever its first letter. */
const LABEL =
  /^[\p{L}' ]{2,30} ?: |^(?:formation|salaire|permis|logement|horaires?|contrat|cdi|cdd|primes?|mutuelle|débutante?s?|possibilité|profil|expérience|temps plein|temps partiel|envoyer|merci|contact|poste) /u
/** « … et la », « … chargée de »: the noun of the next line goes on with it. */
const WAITS_FOR_NOUN =
  /(?:,|(?<!\p{L})(?:l[ae]s?|l'|d[eu]s?|d'|à|aux?|et|ou|une?|en|par|sur|pour|sans|avec|dans|vos|votre|notre|nos|son|sa|ses|leurs?|toute?|cette|ce|même|première|bonne))$/iu
const NARROWEST_PAGE = 50

/** A line that a page has cut is about as long as the longest around it. */
function isAsWideAsThePage(lines: readonly string[], index: number): boolean {
  const width = lines[index]?.length ?? 0
  const around = lines.slice(Math.max(0, index - 3), index + 4).map(({ length }) => length)
  return width > NARROWEST_PAGE && width * 3 >= Math.max(...around) * 2
}

const STARTER =
  /^(?:Vous|Nous|Votre|Vos|Le|La|Les|Un|Une|Des|De|Ce|Cette|Notre|Nos|Dans|Au|En|Pour|Profil|Compétences?|Expériences?|Formations?|Référente?|Relation|Relations|Garante?|Bonne?|Excellente?|Forte?|Sens|Esprit|Aisance|Capacité|Maîtrise|Maitrise|Connaissances?|Qualités|Missions?|Poste|Contrat|Salaire|Rémunération|Horaires|Expertise|Leadership|Avant-vente|Production|Vision|Soutien|Une?|Support|Assistance|Appui)$/u
const GLUED_SENTENCE = /(?<=[\p{L}\p{N})]{2}[.!?…;:])(?=\p{Lu}[\p{Ll}'’])/gu
/** Not inside « NetSoins »: a short capitalised beginning is that of a name. */
const GLUED_WORD = /(?<=[\p{Ll})])(?<!(?<!\p{L})\p{Lu}\p{Ll}{1,5})(?=(\p{Lu}[\p{Ll}'’-]+))/gu

function unglue(line: string): string {
  return line.replace(GLUED_SENTENCE, '\n').replace(GLUED_WORD, (_, word: string) => {
    const bare = word.replace(/'.*$/, '')
    return STARTER.test(bare) ||
      bare === 'D' ||
      bare === 'L' ||
      isInfinitive(bare) ||
      isActionNoun(bare)
      ? '\n'
      : ''
  })
}

/** Dashes are bullets when several of them start a capitalised item on one long line. */
function splitInlineBullets(line: string): string[] {
  if (line.length < LONG_LINE) return [line]
  for (const mark of [
    / [*•·▪] ?(?=\S)/gu,
    / ?(?<!\p{L})[-–—] {1,9}(?=[\p{Lu}])/gu,
    / o (?=\p{Lu})/gu,
  ]) {
    const pieces = line.split(mark)
    if (pieces.length >= 4)
      return pieces.map((piece, index) => (index === 0 ? piece : `- ${piece}`))
  }
  return [line]
}

function splitAfterHeading(line: string): string[] {
  const heading = headingOf(line)
  if (!heading || heading.rest.length < 40) return [line]
  const end = line.length - heading.rest.length
  return [line.slice(0, end).trim(), heading.rest]
}

function firstWord(line: string): string {
  return /^\p{L}+/u.exec(line)?.[0] ?? ''
}
