import { expect, test } from 'vitest'
import { highlightAnswer, numberRemarks } from './marks.ts'

const ANSWER = "J'ai rangé le rayon. Après ça s'est bien passé."
const good = { quote: "J'ai rangé le rayon", remark: 'Une action précise.', positive: true }
const vague = { quote: "ça s'est bien passé", remark: 'Le résultat reste vague.', positive: false }

const marksOf = (evidence: (typeof good)[]) =>
  highlightAnswer(ANSWER, evidence).flatMap(({ mark }) => mark ?? [])

test('quoted words are numbered in the order of reading and nothing of the answer is lost', () => {
  const passages = highlightAnswer(ANSWER, [vague, good])

  expect(passages.map(({ text }) => text).join('')).toBe(ANSWER)
  expect(passages.map(({ mark }) => mark?.number ?? null)).toEqual([1, null, 2, null])
})

test('words that are not in the answer, empty or already quoted leave no mark', () => {
  const evidence = [
    good,
    { ...good, quote: 'le rayon' },
    { ...good, quote: 'jamais écrit' },
    { ...good, quote: '' },
  ]

  expect(marksOf(evidence)).toHaveLength(1)
})

test('an answer without evidence is one plain passage', () => {
  expect(highlightAnswer(ANSWER, [])).toEqual([{ start: 0, text: ANSWER, mark: null }])
})

test('a remark takes the number of the words it speaks of, and is said once', () => {
  const marks = marksOf([vague])

  expect(numberRemarks(["« ça s'est bien passé » : dites quoi.", 'Trop court.'], marks)).toEqual([
    { text: "« ça s'est bien passé » : dites quoi.", number: 1 },
    { text: 'Trop court.', number: null },
  ])
})

test('marked words that no remark takes up are explained by their own remark', () => {
  expect(numberRemarks(['Trop court.'], marksOf([vague]))).toEqual([
    { text: 'Le résultat reste vague.', number: 1 },
    { text: 'Trop court.', number: null },
  ])
})

test('a remark that ends on the very words it is tied to does not repeat them', () => {
  const items = ["Une action à vous : « J'ai rangé le rayon »."]

  expect(numberRemarks(items, marksOf([good]))).toEqual([{ text: 'Une action à vous.', number: 1 }])
})
