import { expect, test } from 'vitest'
import { MARGIN } from './style.ts'
import { aFeedback, aReport } from './testing/a-report.ts'
import { readReport, type Word } from './testing/read-pdf.ts'

const A4 = { width: 595.28, height: 841.89 }
const HEADINGS =
  /^(Question \d+ sur|« |Analyse et conseil|Exemple de réponse|Points forts|Axes d'am|Conseil|Bilan)/

const isOutside = ({ left, top, right, bottom }: Word) =>
  left < MARGIN - 1 ||
  top < MARGIN - 3 ||
  right > A4.width - MARGIN + 1 ||
  bottom > A4.height - MARGIN + 1

const linesAboveFoot = (page: string) =>
  page.split('\n').filter((line) => line.trim() !== '' && !/Page \d+ sur \d+/.test(line))

test('the report tells the whole interview on A4 pages, in embedded fonts', async () => {
  const report = aReport()

  const { text, flow, info, fonts } = await readReport(report)

  expect(info).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/)
  expect(info).toMatch(/Title:\s+Rapport de simulation, Infirmier ou infirmière en hôpital de jour/)
  expect(fonts.split('\n').slice(2, -1)).toHaveLength(3)
  expect(fonts).not.toMatch(/ no +(yes|no) +(yes|no) +\d/)
  for (const words of [
    'Vis-à-vis',
    "le simulateur d'entretien d'embauche",
    'Rapport de simulation, vendredi 27 novembre 2026',
    'Infirmier ou infirmière en hôpital de jour',
    'Vous savez agir. Racontez mieux la fin.',
    'sur 100',
    '1/2',
    'réponses données',
    'temps moyen par réponse',
    "Le début de l'offre",
    'Question 1 sur 2',
    'Répondu en 02:16 • 68 sur 100',
    'Deux résidents se disputaient la télévision.',
    'Analyse et conseil',
    'Résultat mesuré',
    '1/5',
    'Points forts',
    "Axes d'amélioration",
    'Exemple de réponse',
    '[ce que vous avez constaté]',
    'Bilan de votre entretien',
    'Le souci de la transmission, cité trois fois.',
    'Conseil général',
    'Analyse locale, sans IA générative',
    'Page 2 sur 3',
  ]) {
    expect(`${text}${flow}`).toContain(words)
  }
})

test('é, œ, €, « », — come back from the file, no-break spaces as spaces', async () => {
  const answer =
    "Élève à l'œuvre « déjà\u00a0» : 12\u202f000\u00a0€ — naïf, Noël, ça… Łódź, ≥ 5 µg → ✓"
  const report = aReport({ answers: [answer, ''] })

  const { flow } = await readReport(report)

  expect(flow).toContain(answer.replaceAll(/[\u00a0\u202f]/g, ' '))
})

test('what the fonts lack is replaced visibly, and the report says so', async () => {
  const report = aReport({ answers: ['Bravo 👏🏽 à 日本 et שלום', 'a\0b\u200bc \ud83d d\u202e'] })

  const { flow } = await readReport(report)

  expect(flow).toContain('Bravo ▢ à ▢▢ et ▢▢▢▢')
  expect(flow).toContain('abc ▢ d')
  expect(flow).toContain('▢ remplace un signe que la police de ce document ne sait pas dessiner.')
})

test('a report without such signs has no note about them', async () => {
  const { flow } = await readReport(aReport())

  expect(flow).not.toContain('▢')
})

test('a passed question says so, with neither time nor score', async () => {
  const report = aReport({ answers: ['', ' \u200b\n'], feedbacks: [null, null] })

  const { flow } = await readReport(report)

  expect(flow.match(/Vous avez passé cette question\./g)).toHaveLength(2)
  expect(flow).not.toContain('Répondu en')
  expect(flow).not.toContain('Analyse et conseil')
})

test('an answer whose feedback never came is still there', async () => {
  const report = aReport({ feedbacks: [null, null] })

  const { flow } = await readReport(report)

  expect(flow).toContain('Deux résidents se disputaient la télévision.')
  expect(flow).toContain("Cette réponse n'a pas reçu de retour.")
})

test('a report without summary, title or questions stands, and names the generative model', async () => {
  const report = aReport({
    summary: null,
    questions: [],
    answers: [],
    feedbacks: [],
    jobDescription: '',
  })
  report.metadata.title = null
  report.metadata.source = 'ia'

  const { flow, pages } = await readReport(report)

  expect(flow).toContain("Entretien d'embauche")
  expect(flow).toContain("Cette simulation n'a pas de bilan général")
  expect(flow).toContain('Contenu généré par une IA')
  expect(flow).not.toContain('sans IA générative')
  expect(pages).toHaveLength(1)
})

test('a long title leaves the first page room for every question', async () => {
  const questions = Array.from({ length: 8 }, (_, index) => `${index + 1} ${'mot '.repeat(40)}?`)
  const report = aReport({ questions, answers: questions.map(() => ''), feedbacks: [] })
  report.metadata.title = 'responsable de la coordination des parcours de soins '.repeat(4).trim()
  report.session.jobDescription = 'Accueillir les patients.\n'.repeat(60)

  const { pages } = await readReport(report)

  expect(pages[0]?.match(/passée$/gm)).toHaveLength(8)
})

test('a guillemet never stands alone at the end or the beginning of a line', async () => {
  const analysis = 'On retient « ce que vous avez fait ce jour-là » : un fait. '.repeat(30)
  const report = aReport({ feedbacks: [aFeedback({ analysis }), null] })

  const { text } = await readReport(report)

  expect(text).toContain('On retient «')
  expect(text).not.toMatch(/« *$|^ *(?:[:?]|» :)/m)
})

test("only the offer's beginning is kept, cut at a word", async () => {
  const report = aReport({ jobDescription: 'maçonnerie '.repeat(200) })

  const { flow } = await readReport(report)

  expect(flow.match(/maçonnerie/g)).toHaveLength(54)
  expect(flow).toContain('maçonnerie…')
})

test('eight answers of 4,000 characters and a word of 200 break cleanly over pages', async () => {
  const word = 'anticonstitutionnel'.repeat(11).slice(0, 200)
  const answer =
    `${word} ${'Le chef de service a validé le planning le lendemain. '.repeat(75)}`.slice(0, 3990)
  const report = aReport({
    questions: Array.from({ length: 8 }, (_, index) => `Question longue ${index + 1} ?`),
    answers: Array.from({ length: 8 }, () => `${answer} FIN.`),
    answerTimes: Array.from({ length: 8 }, () => 100),
    feedbacks: Array.from({ length: 8 }, () => aFeedback({ improvements: [word] })),
  })

  const { words, pages, flow } = await readReport(report)

  expect(words.filter(isOutside)).toEqual([])
  expect(pages.filter((page) => linesAboveFoot(page).length < 3)).toEqual([])
  expect(flow.match(/FIN\./g)).toHaveLength(8)
  expect(flow.replaceAll(/\s/g, '').split(word)).toHaveLength(17)
})

test('no heading is left alone at the foot of a page, whatever the lengths', async () => {
  const sentence = 'Le chef de service a validé le planning le lendemain. '
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const report = aReport({
    questions: numbers.map((index) => `Question ${'bien longue '.repeat(index)}?`),
    answers: numbers.map((index) => sentence.repeat(1 + ((index * 7) % 31))),
    answerTimes: numbers.map((index) => index * 10),
    feedbacks: numbers.map((index) =>
      aFeedback({
        analysis: sentence.repeat(1 + (index % 9)),
        strengths: Array.from({ length: 1 + (index % 8) }, () => sentence.repeat(1 + (index % 5))),
      }),
    ),
  })

  const { pages, words } = await readReport(report)

  const lastLines = pages.map((page) => linesAboveFoot(page).at(-1)?.trim() ?? '')
  expect(lastLines.filter((line) => HEADINGS.test(line))).toEqual([])
  expect(words.filter(isOutside)).toEqual([])
})

test('twenty questions at every limit lose nothing and leave no page blank', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const kinds = ['x', 'W', 'a\n', '\n', '日', 'mot '] as const
  const filled = (index: number, length: number) => {
    const kind = kinds[index % kinds.length] ?? 'x'
    return `${kind.repeat(length / kind.length)}`
  }
  const report = aReport({
    jobDescription: 'W'.repeat(20_000),
    questions: numbers.map((index) => `${filled(index, 990)}DÉBUT`),
    answers: numbers.map((index) => `${filled(index, 9_900)} FIN.`),
    answerTimes: numbers.map(() => 1_000_000),
    feedbacks: numbers.map((index) =>
      aFeedback({
        strengths: [`${filled(index, 800)} FORT.`],
        exampleAnswer: filled(index, 9_000),
      }),
    ),
  })

  const { pages, flow, words } = await readReport(report)

  expect(words.filter(isOutside)).toEqual([])
  expect(pages.filter((page) => linesAboveFoot(page).length === 0)).toEqual([])
  expect(flow.match(/DÉBUT/g)?.length).toBeGreaterThanOrEqual(20)
  expect(flow.match(/FIN\./g)).toHaveLength(20)
  expect(flow.match(/FORT\./g)).toHaveLength(20)
  expect(flow).toContain('16666:40')
}, 60_000)

test('what was asked back stands under the answer, with what was added', async () => {
  const followUp = { question: "Qu'en a dit l'équipe ?", answer: 'Elle a repris le même geste.' }

  const { flow } = await readReport(aReport({ followUps: [followUp, null] }))

  const words = flow.replace(/\s+/g, ' ')
  expect(words).toMatch(
    /bien passé\. Le recruteur relance : « Qu'en a dit l'équipe \? » Elle a repris le même geste\./,
  )
})
