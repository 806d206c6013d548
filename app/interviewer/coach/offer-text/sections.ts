import { foldLetters } from '../french/fold-letters.ts'
import { toPlain } from '../french/inclusive.ts'
import { sentences } from '../french/tokens.ts'
import { fromThird } from '../french/verbs.ts'
import { type Family, headingOf } from './headings.ts'
import { isFoldedNoise } from './noise.ts'
import { splitLines } from './split-lines.ts'
import { isATask, mayBeATask, tellsADeed } from './tells-a-deed.ts'
import { isActionNoun } from './vocabulary/action-nouns.ts'
import { ACTION_VERBS } from './vocabulary/action-verbs.ts'

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

/** Longer than nearly any offer: what is pasted after it describes another post or the company again. */
const FAR_ENOUGH = 12_000
const MOST_PIECES = 400

/** The offer as sentences and items, each knowing the heading it stands under. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let family: Family | null = null
  let subject = ''

  splitLines(text.slice(0, FAR_ENOUGH)).forEach((line, index) => {
    if (pieces.length >= MOST_PIECES) return
    const heading = index === 0 && !line.text.includes(':') ? null : headingOf(line.text)
    if (heading && isRealHeading(heading.family, heading.rest)) family = heading.family
    const content = heading ? heading.rest : line.text
    if (!heading) family = announcedFamily(content) ?? family
    if (!line.isBullet) subject = subjectLent(toPlain(content))
    const ofHeading =
      heading && !isRealHeading(heading.family, heading.rest) ? heading.family : family
    for (const sentence of sentences(toPlain(content))) {
      const isDeed = tellsADeed(sentence)
      const folded = foldLetters(sentence)
      pieces.push({
        text: line.isBullet && awaitsSubject(sentence) ? subject + sentence : sentence,
        folded,
        isBullet: line.isBullet,
        family: isDeed && NOT_OF_THE_WORK.has(ofHeading) ? 'post' : ofHeading,
        isNoise: isFoldedNoise(folded) && !isDeed && !isATask(sentence),
        line: index,
      })
    }
  })
  return withLists(pieces)
}

/** Where headings were not recognised, what one does stands under what the firm says of itself or offers. */
const NOT_OF_THE_WORK: ReadonlySet<Family | null> = new Set(['company', 'conditions', 'apply'])

const A_LIST = 3

/** So many tasks in a row are those of the post, whatever they follow. */
function withLists(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[][] = []
  let wasItem = false
  for (const piece of pieces) {
    const isItem = piece.family === 'company' && mayBeATask(piece.text)
    if (isItem && wasItem) runs.at(-1)?.push(piece)
    else runs.push([piece])
    wasItem = isItem
  }
  return runs.flatMap((run) =>
    run.length >= A_LIST && run.some(({ text }) => isATask(text))
      ? run.map((piece) => ({ ...piece, family: 'missions' as const }))
      : run,
  )
}

const LEADS_TO_BENEFITS =
  /(?:en nous rejoignant|nous (?:vous )?(?:promettons|offrons|proposons|garantissons)|vous bénéfici\p{L}+|grâce à|rejoignez|les plus|vous trouverez|avantages|choisir)/iu
const LEADS_TO_TASKS =
  /(?:missions?|tâches|activités|rôle|responsabilités?|attributions)(?!\p{L})|charg\p{L}+ d[eu']|amenée?s? à|vous (?:assurerez|aurez à|devrez|serez en charge)|consistera? à|(?:,| et) (?:vous|tu)$|^tu$|^(?:au sein|sous|rattach|en lien|en collaboration|dans)[^:]{5,150} (?:vous|tu)$|(?:,|\.|^| et) ?(?:il|elle|il ou elle|elle ou il|il ?\/ ?elle|elle ?\/ ?il)$/iu

const NAMES_TASKS =
  /(?:missions?|tâches|activités|responsabilités|attributions)(?: (?:suivantes?|principales?|variées|seront|sont|confiées))*$/iu

/** A sentence that ends in a colon opens a list under whatever heading it stands. */
function announcedFamily(sentence: string): Family | null {
  const end = sentence.slice(-170).trimEnd()
  if (!end.endsWith(':')) return null
  const announced = end.slice(0, -1).trimEnd()
  if (NAMES_TASKS.test(announced)) return 'missions'
  if (LEADS_TO_BENEFITS.test(announced)) return 'conditions'
  return LEADS_TO_TASKS.test(announced) ? 'missions' : null
}

/** « Sous la responsabilité du directeur, il ou elle : », « Au quotidien, tu : » lend their subject to the items that follow. */
function subjectLent(content: string): string {
  const [, who = ''] = /(?<!\p{L})(il|elle|tu) ?:$/iu.exec(content) ?? []
  if (who === '') return ''
  return who.toLowerCase() === 'tu' ? 'tu ' : 'il '
}

/** « Enregistre 600 factures », in a list that « il ou elle : » opens. */
function awaitsSubject(sentence: string): boolean {
  if (/^\p{Ll}/u.test(sentence)) return true
  const verb = /^\p{L}+(?= )/u.exec(sentence)?.[0] ?? ''
  const infinitive = isActionNoun(verb) ? null : fromThird(verb)
  return infinitive !== null && ACTION_VERBS.has(infinitive)
}

/** « Lieu : Nantes » is a labelled fact, not the beginning of a section. */
function isRealHeading(family: Family, rest: string): boolean {
  return rest === '' || !(family === 'conditions' || family === 'apply' || family === 'training')
}
