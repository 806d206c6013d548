import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots, shared } from '../signals/overlap.ts'

/** A noun and what depends on it, up to the verb that asks something of it. */
const PART =
  /(?<![\p{L}-])(?:(?:un|une|des|le|la|les|votre|vos|cet|cette|quels|quelles) |l')(?:(?!(?:que|qui|qu|comme|celui|celle|plutôt|où|dont|alors|comment|quand|lorsque|pendant|avant|est|sont|était|et (?:ce|que|comment|pourquoi|qu)|en \p{L}+ant|vous|avez|j|ne)(?![\p{L}])|\p{L}+-(?:vous|t|il|elle|moi))[\p{L}'’-]{1,40}(?![\p{L}'’-]) ?){1,8}/giu
/** A noun alone may have been said otherwise. */
const FEWEST_WORDS = 3
const LONGEST = 56
const TOO_WIDE =
  /^(?:(?:un |une |des |le |la |l |votre |vos |cette |ce |cet )?(?:exemple|fois|moment|jour|situation|periode|cas|poste|annonce|offre|entreprise|parcours|experience|journee|semaine|equipe|question|metier|travail)s?\b ?)+$/
const DANGLING =
  /(?:^| )(?:de|d|du|des|à|au|aux|en|pour|sur|dans|par|avec|sans|ou|et|le|la|les|l)$/i
const LEADING_ASK = /^(?:quels|quelles) /i

/** Words of the question that the answer never touches, as they can be quoted; null when it touches them all. */
export function untouchedPart(question: string, answerWords: readonly string[]): string | null {
  const told = roots(answerWords)
  const parts = [...question.slice(0, 600).matchAll(PART)].map(([part]) =>
    part.trim().replace(LEADING_ASK, '').replace(DANGLING, '').trim(),
  )
  const missed = parts.filter((part) => {
    const folded = normalizeText(part)
    const asked = roots(normalizedWords(folded))
    return (
      part.length <= LONGEST &&
      asked.size > 0 &&
      part.split(' ').length >= FEWEST_WORDS &&
      !TOO_WIDE.test(folded) &&
      shared(asked, told).length === 0
    )
  })
  const weight = (part: string) => roots(normalizedWords(normalizeText(part))).size
  return missed.sort((a, b) => weight(b) - weight(a))[0] ?? null
}
