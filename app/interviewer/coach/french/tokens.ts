const WORD =
  /\.NET\b|\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}]+(?:[-‑.·‧][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i
const WHOLE = /^(?:aujourd|presqu|quelqu|prud|entr)$/i
const INVERTED = /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|le|la|les|leur|lui|y|en)$/i
const APOSTROPHES = "'’ʼ"

/** The words as written; « l'équipe » gives « l' » and « équipe », « avez-vous » loses its pronoun. */
export function words(text: string): string[] {
  const found: string[] = []
  let end = -1

  for (const match of text.matchAll(WORD)) {
    const followsApostrophe =
      end >= 0 && match.index === end + 1 && APOSTROPHES.includes(text.charAt(end))
    const last = followsApostrophe ? found.at(-1) : undefined
    if (last !== undefined && ELIDED.test(last)) found[found.length - 1] = `${last}'`
    if (last !== undefined && WHOLE.test(last)) {
      found[found.length - 1] = `${last}'${match[0]}`
    } else {
      found.push(...unglued(match[0]))
    }
    end = match.index + match[0].length
  }
  return found
}

/** « équipe.Vous » is two words whose space was lost; « motivé.e » and « Node.js » are one. */
function unglued(word: string): string[] {
  if (!word.includes('-') && !word.includes('.')) return [word]
  const parts =
    /[^.]\.\p{Lu}/u.test(word) && !/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word) ? word.split('.') : [word]
  return parts.filter(Boolean).map((part) => part.replace(INVERTED, '') || part)
}

const ABBREVIATION =
  /^(?:\p{L}|mm?e?s?|mlles?|dr|pr|st|ste|cf|ex|env|min|max|art|av|bd|tel|réf|ref|n|no|nb|hab|resp|dir|dép|dpt|etc)$/iu
const CLOSING = new Set(['"', '»', ')', '”', '’', "'"])
const isStop = (char: string | undefined) =>
  char === '.' || char === '!' || char === '?' || char === '…'
const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char)

/** The sentences, split at line ends too; inclusive dots, abbreviations, decimals and addresses do not split. */
export function sentences(text: string): string[] {
  const found: string[] = []
  let start = 0

  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n') {
      found.push(text.slice(start, at))
      start = at + 1
      continue
    }
    if (!isStop(text[at])) continue
    const stop = at
    while (isStop(text[at + 1])) at++
    while (isSpace(text[at + 1]) && CLOSING.has(text[at + 2] ?? '')) at++
    while (CLOSING.has(text[at + 1] ?? '')) at++
    if (endsSentence(text, stop, at + 1)) {
      found.push(text.slice(start, at + 1))
      start = at + 1
    }
  }
  found.push(text.slice(start))
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

function endsSentence(text: string, stop: number, next: number): boolean {
  if (next < text.length && !isSpace(text[next])) return false
  if (text[stop] !== '.' || isStop(text[stop + 1])) return true
  const before = /[\p{L}\p{N}]+$/u.exec(text.slice(Math.max(0, stop - 12), stop))?.[0] ?? ''
  const after = /^\s*(\S)/.exec(text.slice(next, next + 40))?.[1] ?? ''
  if (/\p{Ll}/u.test(after)) return false
  const isUnit = /\d \p{L}$/u.test(text.slice(Math.max(0, stop - 12), stop))
  return isUnit || !ABBREVIATION.test(before) || (before.toLowerCase() === 'etc' && after !== '')
}
