import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { openBook } from './open-book.ts'

test('a question is found again in the words in which it was asked, whatever their typography', async () => {
  const book = bookOnDisk()
  const page = await book.page('K19')
  const asked = page?.questions.find(({ beginner }) => beginner)

  expect(await book.question(asked?.text ?? '')).toEqual(asked)
  expect(await book.question(asked?.beginner ?? '')).toEqual(asked)
  const otherwise = asked?.text
    .replace(/[  ]\?/u, ' ?')
    .replaceAll("'", '’')
    .toUpperCase()
  expect(await book.question(otherwise ?? '')).toEqual(asked)
})

test.each(['', 'Quelle heure est-il ?', '../../../package'])(
  '« %s » is no question and no page of the book',
  async (text) => {
    const book = bookOnDisk()

    expect(await book.question(text)).toBeNull()
    expect(await book.page(text)).toBeNull()
  },
)

const noExamples = async () => null

test('sixteen pages stay at hand, the others are read again', async () => {
  const reads: string[] = []
  const book = openBook(async (code) => {
    reads.push(code)
    return { code, name: code, reviewed: '2026-11', variants: [], activities: [], questions: [] }
  }, noExamples)
  const codes = Array.from({ length: 17 }, (_, at) => `A${at}`)
  for (const code of codes) await book.page(code)
  await book.page('A16')
  expect(reads).toEqual(codes)
  await book.page('A0')
  expect(reads).toEqual([...codes, 'A0'])
})
