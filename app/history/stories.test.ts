import { expect, test } from 'vitest'
import type { Finished } from './progress.ts'
import { StoryLog } from './stories.ts'
import { QUESTIONS, scored } from './testing/parts.ts'

const STORY =
  "Un samedi de décembre, la file allait jusqu'aux surgelés. J'ai fait ouvrir la caisse 4 par ma responsable."
const OTHER =
  "En colonie, un ado m'a menacé avec une raquette. J'ai fait sortir les autres de la chambre."

/** Newest first, each with what was answered to its questions. */
const finished = (...simulations: string[][]): Finished[] =>
  simulations.map((answers, at) => ({
    simulation: {
      ...{ id: `${at}`, title: 'libraire', state: 'finished', score: 60 },
      ...{ employer: null, format: null, answeredCount: 2, questionCount: 2 },
      ...{ startedAt: '2026-11-10T09:00:00.000Z', changedAt: '2026-11-10T09:00:00.000Z' },
    },
    questions: QUESTIONS,
    steps: answers.map((answer, index) => ({ ...scored(index, 60), answer })),
  }))

const storiesOf = (simulations: readonly Finished[]) => {
  const told = new StoryLog()
  for (const one of simulations) told.add(one)
  return told.retold()
}

test('a story that one recruiter would hear twice comes first', () => {
  const stories = storiesOf(finished([STORY, STORY], [OTHER], [OTHER], [OTHER]))

  expect(stories.map(({ retoldAt, count }) => [retoldAt, count])).toEqual([
    ['interview', 2],
    ['question', 3],
  ])
})

test('a story that serves at several questions is told from one rehearsed at the same', () => {
  expect(storiesOf(finished([STORY], ['', STORY]))[0]?.retoldAt).toBe('questions')
  expect(storiesOf(finished([STORY], [STORY]))[0]?.retoldAt).toBe('question')
})

test('the newest tellings are given, and all of them counted', () => {
  const [story] = storiesOf(finished(...Array.from({ length: 9 }, () => [STORY])))

  expect(story?.count).toBe(9)
  expect(story?.tellings.map(({ simulationId }) => simulationId)).toEqual([...'012345'])
})

test('an answer that told nothing, or got no feedback, tells no story', () => {
  const [one] = finished([STORY])
  const again = (change: object): Finished[] => {
    const steps = [{ ...scored(0, 60), answer: STORY, ...change }]
    return one ? [one, { ...one, steps }] : []
  }
  const { feedback } = scored(0, 8)

  expect(storiesOf(again({}))).toHaveLength(1)
  expect(storiesOf(again({ feedback }))).toEqual([])
  expect(storiesOf(again({ feedback: null }))).toEqual([])
})
