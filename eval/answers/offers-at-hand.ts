import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type OfferForAssessment,
  prepareForAssessment,
} from '#app/interviewer/coach/assessment/prepare-for-assessment.ts'
import { outlineOffer } from '#app/interviewer/coach/offer-facts/outline-offer.ts'
import { DATA, offerShelf, readGradedAnswers, readTricks } from '../graded-answers.ts'

/** What is kept of an offer whose text stays outside: enough to assess an answer to it. */
interface Facts {
  title: string | null
  /** Roots of its words, in the order of the alphabet. */
  roots: string
  /** Fingerprints of its neighbouring words, 32 bits each. */
  pairs: string
}

const FACTS = join(DATA, 'offers.json')

/** Each offer as an assessment needs it: its text when a folder has it, else the facts that were kept. */
export function offersAtHand(directory: string | undefined): (file: string) => OfferForAssessment {
  const shelf = directory ? offerShelf(directory) : () => ''
  const facts: Record<string, Facts> = existsSync(FACTS)
    ? JSON.parse(readFileSync(FACTS, 'utf8'))
    : {}
  const known = new Map<string, OfferForAssessment>()
  return (file) => {
    const found = known.get(file) ?? read(shelf(file), facts[file])
    known.set(file, found)
    return found
  }
}

function read(text: string, facts: Facts | undefined): OfferForAssessment {
  if (text !== '' || !facts) return prepareForAssessment(outlineOffer(text))
  const { title } = facts
  const bytes = Buffer.from(facts.pairs, 'base64')
  const pairs = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(4 * at))
  return {
    outline: {
      ...outlineOffer(''),
      title: title === null ? null : { text: title, masculine: title, feminine: title },
    },
    roots: new Set(facts.roots.split(' ')),
    pairs: new Set(pairs),
  }
}

/** Writes the facts of every offer that a committed answer is about. */
export function keepFacts(directory: string): void {
  const shelf = offerShelf(directory)
  const files = [...readGradedAnswers(DATA), ...readTricks(DATA)].map(({ offer }) => offer)
  const rows = [...new Set(files)].sort().map((file) => {
    const { outline, roots, pairs } = prepareForAssessment(outlineOffer(shelf(file)))
    const facts: Facts = {
      title: outline.title?.text ?? null,
      roots: [...roots].sort().join(' '),
      pairs: Buffer.from(Uint32Array.from(pairs).sort().buffer).toString('base64'),
    }
    return `${JSON.stringify(file)}: ${JSON.stringify(facts)}`
  })
  writeFileSync(FACTS, `{\n${rows.join(',\n')}\n}\n`)
}
