import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

const KINDS: Record<string, QuestionKind> = {
  presentation: 'presentation',
  motivation: 'motivation',
  comportementale: 'behavioural',
  technique: 'technical',
  situation: 'situational',
  cloture: 'closing',
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Every graded answer of a folder; one file is one author. */
export function readGradedAnswers(directory: string): GradedAnswer[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((file) => /^answers.*\.json$/.test(file))
    .sort()
    .flatMap((file) =>
      readJson(join(directory, file)).map((item: GradedAnswer & { kind: string }) => ({
        ...item,
        kind: KINDS[item.kind] ?? item.kind,
        author: basename(file, '.json'),
      })),
    )
}

/** The adversarial answers of a folder, none when it has no such file. */
export function readTricks(directory: string): Trick[] {
  const path = join(directory, 'tricks.json')
  if (!existsSync(path)) return []
  return readJson(path).map((trick: Trick & { kind: string }) => ({
    ...trick,
    kind: KINDS[trick.kind] ?? trick.kind,
  }))
}

/** Reads offers once each; an offer that is not there reads as an empty text. */
export function offerShelf(directory: string): (file: string) => string {
  const shelf = new Map<string, string>()
  return (file) => {
    const known = shelf.get(file)
    if (known !== undefined) return known
    const path = join(directory, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    shelf.set(file, text)
    return text
  }
}
