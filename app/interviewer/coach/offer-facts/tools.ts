import type { OfferLine } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { isOptional } from './requirements.ts'
import { TOOLS } from './vocabulary/tools.ts'

const MOST = 10

/** The tools that the offer surely asks for by their names, the ones that it names most often first. */
export function findTools(lines: readonly OfferLine[], domain: string | null): string[] {
  const asked = linesOfThePost(lines).filter(({ folded }) => !isOptional(folded))
  return TOOLS.flatMap(({ name, written, domains }) => {
    if (domains && !domains.test(domain ?? '')) return []
    const times = asked.filter(({ text }) => names(text, written)).length
    return times === 0 ? [] : [{ name, times }]
  })
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** « On sort d'un monolithe PostgreSQL »: what is being left is not what one works with. */
const LEFT_BEHIND =
  /(?:sort\p{L}* d|quitt\p{L}*|abandonn\p{L}*|remplac\p{L}*|migr\p{L}* (?:de|depuis|d'))[^.;,:]{0,30}$/iu

function names(text: string, written: RegExp): boolean {
  const found = written.exec(text)
  return found !== null && !LEFT_BEHIND.test(text.slice(0, found.index))
}

/** What of a list is neither its first thing nor told elsewhere. */
const LONG_LIST = 4
const BETWEEN = /[,;/|•]|(?<!\p{L})(?:et|ou)(?!\p{L})/u

/** Those of them that the post turns on: in its title, first of a list, or in none. */
export function mainTools(tools: readonly string[], lines: readonly OfferLine[]): string[] {
  const asked = linesOfThePost(lines)
  return tools.filter((name) => {
    const written = TOOLS.find((tool) => tool.name === name)?.written
    if (!written) return false
    const naming = asked.filter(({ text }) => written.test(text))
    return (
      naming.some((line) => line === lines[0]) ||
      naming.some(({ text }) => !isLateInAList(text, written))
    )
  })
}

function isLateInAList(text: string, written: RegExp): boolean {
  const things = (text.split(/[:(]/u).find((part) => written.test(part)) ?? text).split(BETWEEN)
  return things.length >= LONG_LIST && !written.test(things[0] ?? '')
}
