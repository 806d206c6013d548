import { fingerprintOf } from '../../book/fingerprint.ts'
import type { ReadPage } from '../../book/open-book.ts'
import type { Page } from '../../book/page.ts'
import { pageCodes } from '../../book/question-index.ts'
import { contentStems } from '../../french/stem.ts'
import { normalizeText } from '../normalize-text.ts'
import { isToldKind, subjectOf } from './subject.ts'

/** Which examples have a word in their question, and which in their answer alone. */
export interface Postings {
  asked: Uint16Array
  answered: Uint16Array
}

/** The words of every example of the book, without the examples: arrays of numbers, as they are stored. */
export interface ExampleIndex {
  codes: readonly string[]
  /** Of each example: where its page stands in `codes`, the fingerprint of its id, its subject. */
  pages: Uint32Array
  ids: Uint32Array
  subjects: Uint32Array
  postings(stem: string): Postings
}

const NONE: Postings = { asked: new Uint16Array(), answered: new Uint16Array() }
const COUNTS = 4
const MOST_EXAMPLES = 0xffff

/** Reads all the pages and keeps the words of their examples; made with the build, it takes seconds. */
export async function indexExamples(readPage: ReadPage): Promise<Uint8Array> {
  const words = new Map<number, { asked: number[]; answered: number[] }>()
  const [pages, ids, subjects]: [number[], number[], number[]] = [[], [], []]
  const codes = pageCodes()
  for (const [page, code] of codes.entries())
    for (const one of withExamples(await readPage(code))) {
      const at = pages.push(page) - 1
      ids.push(fingerprintOf(one.id))
      subjects.push(subjectOf(one.kind, normalizeText(one.text)))
      const asked = printsOf(one.text)
      for (const print of asked) postingsOf(print).asked.push(at)
      const points = one.expects.map(({ point }) => point).join(' ')
      for (const print of printsOf(`${points} ${one.example}`))
        if (!asked.has(print)) postingsOf(print).answered.push(at)
    }
  return pack()

  function postingsOf(print: number) {
    const found = words.get(print) ?? { asked: [], answered: [] }
    words.set(print, found)
    return found
  }

  function pack(): Uint8Array {
    if (pages.length > MOST_EXAMPLES) throw new RangeError('more examples than a posting can name')
    const sorted = [...words].sort(([one], [other]) => one - other)
    const lists = sorted.flatMap(([, { asked, answered }]) => [asked, answered])
    const starts = [0]
    for (const { length } of lists) starts.push((starts.at(-1) ?? 0) + length)
    const numbers = [pages, ids, subjects, sorted.map(([print]) => print), starts].flat()
    const name = new TextEncoder().encode(codes.join(' '))
    const counts = [pages.length, sorted.length, starts.at(-1) ?? 0, name.length]
    const postings = Uint16Array.from(lists.flat())
    return joined([Uint32Array.from([...counts, ...numbers]), postings, name])
  }
}

/** The index as it was written; its arrays are views of these bytes. */
export function openExampleIndex(bytes: Uint8Array): ExampleIndex {
  // Whole words begin at a multiple of four, which bytes read from elsewhere may not.
  const { buffer } = Uint8Array.from(bytes)
  const counts = new Uint32Array(buffer, 0, COUNTS)
  const [examples = 0, words = 0, all = 0, named = 0] = counts
  let from = counts.byteLength
  const pages = numbers(examples)
  const ids = numbers(examples)
  const subjects = numbers(examples)
  const prints = numbers(words)
  const starts = numbers(2 * words + 1)
  const postings = new Uint16Array(buffer, from, all)
  const name = new Uint8Array(buffer, from + postings.byteLength, named)
  const codes = new TextDecoder().decode(name).split(' ')
  return {
    ...{ codes, pages, ids, subjects },
    postings(stem) {
      const at = placeOf(fingerprintOf(stem), prints)
      if (at < 0) return NONE
      const [begin, middle, end] = starts.subarray(2 * at, 2 * at + 3)
      return { asked: postings.subarray(begin, middle), answered: postings.subarray(middle, end) }
    },
  }

  function numbers(count: number): Uint32Array {
    const found = new Uint32Array(buffer, from, count)
    from += found.byteLength
    return found
  }
}

const withExamples = (page: Page | null) =>
  (page?.questions ?? []).filter(({ kind, example }) => isToldKind(kind) && example !== undefined)

const printsOf = (text: string) => new Set(contentStems(text).map(fingerprintOf))

function joined(parts: readonly (Uint8Array | Uint16Array | Uint32Array)[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return whole
}

/** Where a number stands in a sorted list; -1 when it does not. */
function placeOf(wanted: number, sorted: Uint32Array): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
