import { expect, test } from 'vitest'
import { type Finished, nextExercise, toPoint } from './progress.ts'
import { ProgressReading } from './progress-reading.ts'
import { levels, QUESTIONS, scored, step } from './testing/parts.ts'

const finished = (id: string, ...steps: Finished['steps']): Finished => ({
  simulation: {
    ...{ id, title: 'libraire', state: 'finished', score: 60, answeredCount: 2, questionCount: 2 },
    ...{
      employer: null,
      format: null,
      startedAt: '2026-11-10T09:00:00.000Z',
      changedAt: '2026-11-10T09:00:00.000Z',
    },
  },
  questions: QUESTIONS,
  steps,
})

const pointsOf = (simulations: readonly Finished[]) => {
  const reading = new ProgressReading()
  for (const one of simulations) reading.read(one)
  return reading.compared().points
}

test('a dimension counts in each answer for what the question asks of it', () => {
  const { levels: shown } = toPoint(
    finished('a', levels(0, 'behavioural', 5), levels(1, 'closing', 1)),
  )

  const levelOf = (wanted: string) => shown.find(({ name }) => name === wanted)?.level
  expect(levelOf('Résultat mesuré')).toBe(4.3)
  expect(levelOf('Adéquation au poste')).toBe(2.1)
})

test('a dimension that no answer was assessed on has no level', () => {
  const { levels: shown } = toPoint(finished('a', step(0, { answer: '' }), scored(1, 40)))

  expect(shown.map(({ level }) => level)).toEqual([4, null, null, null, null])
})

test('what recurs is said from three simulations on, once for all that say the same', () => {
  const one = finished('a', levels(0, 'behavioural', 2), levels(1, 'behavioural', 2))

  expect(pointsOf([one, one])).toEqual([])
  expect(pointsOf([one, one, one])[0]).toBe(
    'Terminer chaque histoire par un fait constaté : il manque à vos six récits.',
  )
})

test('the next exercise is the answer that is lowest where the person is weakest', () => {
  const good = levels(0, 'behavioural', 4)
  const weak = levels(1, 'behavioural', 4, { 'Résultat mesuré': 2 })
  const worse = levels(1, 'behavioural', 4, { 'Résultat mesuré': 1 })

  const next = nextExercise([finished('new', good, weak), finished('old', good, worse)])

  expect(next).toMatchObject({ simulationId: 'old', index: 1, dimension: 'Résultat mesuré' })
})

test('a question that does not ask for a dimension, or was tried five times, is no exercise', () => {
  const closing = levels(0, 'closing', 3, { 'Résultat mesuré': 1 })
  const { answer, seconds, feedback } = levels(1, 'behavioural', 3)
  const tired = {
    ...levels(1, 'behavioural', 1),
    earlier: Array(4).fill({ answer, seconds, feedback }),
  }

  expect(nextExercise([finished('a', closing, tired)])).toMatchObject({ index: 0 })
  expect(nextExercise([finished('a', closing, tired)])?.dimension).not.toBe('Résultat mesuré')
  expect(nextExercise([finished('a', tired)])).toBeNull()
  expect(nextExercise([])).toBeNull()
})
