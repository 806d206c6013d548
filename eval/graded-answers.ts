import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { QuestionKind } from '#app/interviewer/interviewer.ts'

export interface GradedAnswer {
  id: string
  author: string
  offer: string
  question: string
  kind: QuestionKind
  answer: string
  quality: number
  /** Facts or named gaps that good feedback mentions, in any wording. */
  must_notice?: string[]
  trap?: string
}

export interface Trick {
  id: string
  /** The file it comes from. */
  set: string
  trick: string
  offer: string
  question: string
  kind: QuestionKind
  answer: string
  expect: {
    min: number
    max: number
    pair?: { id: string; max_abs?: number; max_above?: number; max_below?: number }
  }
}

/** Where the committed answers and tricks are. */
export const DATA = new URL('./data/', import.meta.url).pathname

const KINDS: Record<string, QuestionKind> = {
  presentation: 'presentation',
  motivation: 'motivation',
  comportementale: 'behavioural',
  technique: 'technical',
  situation: 'situational',
  cloture: 'closing',
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const filesOf = (directory: string, pattern: RegExp) =>
  existsSync(directory)
    ? readdirSync(directory)
        .filter((file) => pattern.test(file))
        .sort()
    : []

/** Every graded answer of a folder, or of one file; one file is one author. What has no name is named by its place. */
export function readGradedAnswers(place: string): GradedAnswer[] {
  const isFile = place.endsWith('.json')
  const directory = isFile ? dirname(place) : place
  const files = isFile ? [basename(place)] : filesOf(place, /^answers.*\.json$/)
  return files.flatMap((file) =>
    readJson(join(directory, file)).map((item: GradedAnswer & { kind: string }, at: number) => ({
      ...item,
      id: item.id ?? String(at + 1),
      kind: KINDS[item.kind] ?? item.kind,
      author: basename(file, '.json'),
    })),
  )
}

/** The adversarial answers of a folder, each under the name of its file. */
export function readTricks(directory: string): Trick[] {
  return filesOf(directory, /^tricks.*\.json$/).flatMap((file) =>
    readJson(join(directory, file)).map((trick: Trick & { kind: string }) => ({
      ...trick,
      kind: KINDS[trick.kind] ?? trick.kind,
      set: basename(file, '.json'),
    })),
  )
}

/** Whether an item is kept from whoever tunes: a third of them, by their name alone. */
export const isAside = (id: string) =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 3 === 0

/** Reads offers once each, in the first of these folders that has them; one that is nowhere reads as an empty text. */
export function offerShelf(directory: string): (file: string) => string {
  const shelf = new Map<string, string>()
  return (file) => {
    const known = shelf.get(file)
    if (known !== undefined) return known
    const path = directory
      .split(',')
      .map((one) => join(one, file))
      .find((one) => existsSync(one))
    const text = path ? readFileSync(path, 'utf8') : ''
    shelf.set(file, text)
    return text
  }
}
