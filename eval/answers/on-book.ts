import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { DATA } from '../graded-answers.ts'
import { mean } from '../training/order.ts'

/** Answers to questions of the book; `level` is what whoever wrote one meant it to be worth, 1 to 5. */
const BookAnswers = z.array(
  z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    level: z.int().min(1).max(5),
    /** What it lacks, or does wrong. */
    lack: z.string().optional(),
    /** How far a reader found each point of its question in it: 2, 1 or 0. */
    points: z.array(z.int().min(0).max(2)).optional(),
  }),
)
type BookAnswer = z.infer<typeof BookAnswers>[number]

/** What a recruiter gives to each level, and how far beside it a score may stand. */
const BANDS = [
  [0, 25],
  [25, 45],
  [45, 65],
  [65, 85],
  [85, 100],
] as const
const PLAY = 5

/** How answers to the questions that the coach itself asks are judged by their pages. */
export interface OnBook {
  answers: number
  /** Share of pairs of different levels that the scores put in order. */
  pairs: number
  inBand: number
  /** Of the points that are asked after or awaited, those that a reader did not find in the answer. */
  asked: { absent: number; of: number }
}

export async function measureOnBook(): Promise<OnBook> {
  const book = bookOnDisk()
  const coach = createCoach({ random: () => 0, book })
  const answers = BookAnswers.parse(
    JSON.parse(readFileSync(join(DATA, 'book-answers.json'), 'utf8')),
  )
  const asked = { absent: 0, of: 0 }
  const scored: (BookAnswer & { score: number })[] = []
  for (const one of answers) {
    const { score, improvements } = await coach.assessAnswer({ ...one, jobDescription: '' })
    scored.push({ ...one, score })
    const expects = (await book.question(one.question))?.expects ?? []
    if (one.points && one.points.length !== expects.length)
      throw new Error(`${one.id}: its question has other points than those that were marked`)
    for (const [at, found] of (one.points ?? []).entries()) {
      const named = `«\u00a0${expects[at]?.point}\u00a0»`
      if (!improvements.some((text) => text.includes(named))) continue
      asked.of += 1
      if (found === 0) asked.absent += 1
    }
  }
  const ordered = scored.flatMap((one) =>
    scored
      .filter(({ level }) => level < one.level)
      .map(({ score }) => (one.score > score ? 1 : one.score === score ? 0.5 : 0)),
  )
  return {
    answers: scored.length,
    pairs: mean(ordered),
    inBand: mean(scored.map((one) => +isInBand(one))),
    asked,
  }
}

function isInBand({ level, score }: { level: number; score: number }): boolean {
  const [least, most] = BANDS[level - 1] ?? [0, 100]
  return score >= least - PLAY && score <= most + PLAY
}
