import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Report } from '../report-contract.ts'
import { placeOfHeading } from './blocks.ts'
import { layoutReport } from './layout.ts'
import { hasLoneLine } from './lone-line.ts'

const LINE = 14
/** Each pass mends one place; what is long enough to keep somebody waiting is drawn as it stands. */
const MOST_PASSES = 12
const CHARACTERS_OF_ALL_PASSES = 600_000

/**
 * Draws a report in which no paragraph leaves one line alone at the foot or at the head of a page: it
 * begins a line lower, with its heading, until two lines go together.
 */
export async function fitPages<Drawn>(
  report: Report,
  draw: (definition: TDocumentDefinitions) => Promise<Drawn>,
): Promise<Drawn> {
  const lower = new Map<number, number>()
  const passes = CHARACTERS_OF_ALL_PASSES / JSON.stringify(report).length
  for (let pass = 1; pass <= Math.min(MOST_PASSES, passes); pass++) {
    try {
      return await draw(watched(layoutReport(report), lower))
    } catch (found) {
      if (!(found instanceof LoneLine)) throw found
      lower.set(found.place, (lower.get(found.place) ?? 0) + LINE)
    }
  }
  const definition = layoutReport(report)
  return draw({ ...definition, content: lowered(definition.content, lower) })
}

/** Leaves the library once it knows where every line falls, before it draws the first one. */
class LoneLine extends Error {
  readonly place: number

  constructor(place: number) {
    super('A line stands alone.')
    this.place = place
  }
}

function watched(
  definition: ReturnType<typeof layoutReport>,
  lower: ReadonlyMap<number, number>,
): TDocumentDefinitions {
  const { content } = definition
  let isLookedAt = false
  return {
    ...definition,
    content: lowered(content, lower),
    pageBreakBefore: () => {
      if (isLookedAt) return false
      isLookedAt = true
      const alone = content.findIndex(hasLoneLine)
      if (alone >= 0) throw new LoneLine(placeOfHeading(content, alone))
      return false
    },
  }
}

const lowered = (content: readonly Content[], lower: ReadonlyMap<number, number>): Content[] =>
  content.map((block, place) => {
    const points = lower.get(place)
    return points === undefined ? block : [{ stack: [], margin: [0, points, 0, 0] }, block]
  })
