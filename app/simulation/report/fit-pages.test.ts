import { expect, test } from 'vitest'
import { aFeedback, aReport } from './testing/a-report.ts'
import { readReport, type Word } from './testing/read-pdf.ts'

/** Words that tell which paragraph they are of: « r3x0 r3x1 … ». */
const paragraph = (name: string, words: number) =>
  Array.from({ length: words }, (_, at) => `${name}x${at}`).join(' ')

/** The paragraphs of which some page holds one line, while another page holds the rest. */
function alone(words: readonly Word[]): string[] {
  const paragraphs = Map.groupBy(words, ({ text }) => /^([a-z]+\d+)x\d+$/.exec(text)?.[1] ?? '')
  paragraphs.delete('')
  return [...paragraphs].flatMap(([name, ofIt]) => {
    const pages = [...Map.groupBy(ofIt, ({ page }) => page).values()]
    const lines = pages.map((onPage) => new Set(onPage.map(({ top }) => Math.round(top))).size)
    return lines.length > 1 && lines.includes(1) ? [`${name}: ${lines}`] : []
  })
}

test.each([0, 1, 2, 3, 4, 5])(
  'no paragraph leaves one line alone on a page (%i)',
  async (shift) => {
    const numbers = Array.from({ length: 10 }, (_, index) => index)
    const report = aReport({
      questions: numbers.map((index) => `Question ${index + 1} ?`),
      answers: numbers.map((index) =>
        paragraph(`r${index}`, 30 + ((index * 37 + shift * 11) % 140)),
      ),
      answerTimes: numbers.map(() => 60),
      feedbacks: numbers.map((index) =>
        aFeedback({
          analysis: paragraph(`a${index}`, 20 + ((index * 13 + shift * 7) % 60)),
          improvements: [paragraph(`i${index}`, 12), paragraph(`j${index}`, 25 + index * 9)],
          exampleAnswer: paragraph(`e${index}`, 25 + ((index * 29 + shift * 5) % 110)),
        }),
      ),
    })

    const { words, pages } = await readReport(report)

    expect(alone(words)).toEqual([])
    expect(words.filter(({ text }) => /^r\d+x0$/.test(text))).toHaveLength(10)
    expect(pages.length).toBeGreaterThan(5)
  },
)
