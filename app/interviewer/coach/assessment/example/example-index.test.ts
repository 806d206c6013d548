import { expect, test } from 'vitest'
import type { Page } from '../../book/page.ts'
import { indexExamples, openExampleIndex } from './example-index.ts'

const question = (id: string, text: string, example: string) => ({
  ...{ id, text, example },
  ...{ kind: 'technical' as const, expects: [], followUp: '' },
})

test('a word leads to the examples whose question has it, and to those that only answer with it', async () => {
  const pages: Record<string, Page> = {
    J1501: aPage('J1501', [
      question('J1501-01', 'Comment levez-vous un résident ?', 'Je freine le lit.'),
      question('J1501-02', 'Comment réglez-vous un lit ?', 'Je monte le sommier.'),
    ]),
    K19: aPage('K19', [question('K19-01', 'Comment classez-vous un dossier ?', 'Par date.')]),
  }
  const bytes = await indexExamples(async (code) => pages[code] ?? null)

  // Wherever the bytes stand among others, as in what is read from a disk.
  const { postings, codes, pages: pagesOf } = openExampleIndex(shifted(bytes))

  const [first, , last] = [...pagesOf].map((page) => codes[page])
  expect([first, last]).toEqual(['J1501', 'K19'])
  expect(postings('lit')).toEqual({ asked: Uint16Array.of(1), answered: Uint16Array.of(0) })
  expect(postings('dossi')).toEqual({ asked: Uint16Array.of(2), answered: Uint16Array.of() })
  expect(postings('absent')).toEqual({ asked: Uint16Array.of(), answered: Uint16Array.of() })
})

function aPage(code: string, questions: Page['questions']): Page {
  return { code, name: code, reviewed: '2026-11', variants: [], activities: [], questions }
}

function shifted(bytes: Uint8Array): Uint8Array {
  const among = new Uint8Array(bytes.length + 1)
  among.set(bytes, 1)
  return among.subarray(1)
}
