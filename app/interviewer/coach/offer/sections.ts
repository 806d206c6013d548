import { fold } from '../french/fold.ts'
import { toPlain } from '../french/inclusive.ts'
import { sentences } from '../french/tokens.ts'
import { type Family, headingOf } from './headings.ts'
import { isFoldedNoise } from './noise.ts'
import { splitLines } from './split-lines.ts'

export interface Piece {
  /** One sentence or one item, inclusive writing made plain. */
  text: string
  /** The same text folded, for the eyes of patterns. */
  folded: string
  isBullet: boolean
  /** The family of the heading it stands under; null before any heading. */
  family: Family | null
  isNoise: boolean
  /** The number of its line: the first line of the offer is 0. */
  line: number
}

/** The offer as sentences and items, each knowing the heading it stands under. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let family: Family | null = null

  splitLines(text).forEach((line, index) => {
    const heading = index === 0 && !line.text.includes(':') ? null : headingOf(line.text)
    if (heading && isRealHeading(heading.family, heading.rest)) family = heading.family
    const content = heading ? heading.rest : line.text
    if (!heading && /:\s*$/.test(content.slice(-3)) && LEADS_TO_TASKS.test(content.slice(-160)))
      family = 'missions'
    for (const sentence of sentences(toPlain(content))) {
      const folded = fold(sentence)
      pieces.push({
        text: sentence,
        folded,
        isBullet: line.isBullet,
        family: heading && !isRealHeading(heading.family, heading.rest) ? heading.family : family,
        isNoise: isFoldedNoise(folded),
        line: index,
      })
    }
  })
  return pieces
}

/** A sentence that opens a list of tasks under whatever heading it stands. */
const LEADS_TO_TASKS =
  /(?:pour|comme) (?:principales? )?(?:missions?|tâches|rôle|responsabilités?)|missions? (?:principales )?(?:suivantes?|seront|sont)|(?:tâches|activités) (?:suivantes|seront|sont)|(?:serez|seras|êtes|sera) (?:en )?charg\p{L}+|amenée?s? à|responsabilités? (?:suivantes|de\b|d')|vous assurerez|consistera? à/iu

/** « Lieu : Nantes » is a labelled fact, not the beginning of a section. */
function isRealHeading(family: Family, rest: string): boolean {
  return rest === '' || !(family === 'conditions' || family === 'apply' || family === 'training')
}
