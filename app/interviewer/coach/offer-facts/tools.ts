import type { OfferLine } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { isOptional } from './requirements.ts'
import { TOOLS } from './vocabulary/tools.ts'

const MOST = 10

/** The tools that the offer surely asks for by their names, the ones that it names most often first. */
export function findTools(lines: readonly OfferLine[], domain: string | null): string[] {
  const asked = linesOfThePost(lines).filter(({ folded }) => !isOptional(folded))
  return TOOLS.flatMap(({ name, written, domains }) => {
    if (domains && (domain === null || !domains.test(domain))) return []
    const times = asked.filter(({ text }) => written.test(text)).length
    return times === 0 ? [] : [{ name, times }]
  })
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST)
    .map(({ name }) => name)
}
