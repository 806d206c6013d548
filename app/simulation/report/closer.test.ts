import { expect, test } from 'vitest'
import { lookFrom } from '#app/interviewer/look-in-depth.ts'
import type { Report } from '../report-contract.ts'
import { aReport } from './testing/a-report.ts'
import { readReport } from './testing/read-pdf.ts'

function detailed(report = aReport()): Report {
  const { jobDescription, questions, answers, feedbacks } = report.session
  const look = lookFrom(jobDescription)
  return {
    ...report,
    detail: {
      advice: lookFrom('Infirmier de nuit en EHPAD, soins, transmissions, médicaments.').advice(),
      questions: questions.map((question, index) => {
        const dimensions = feedbacks[index]?.dimensions ?? []
        const answer = `${answers[index]} Du coup, voilà.`
        const before = dimensions.map(({ name, level }) => ({ name, level: level === 1 ? 2 : 1 }))
        const earlier = index === 0 ? [{ answer: 'Avant.', score: 41, dimensions: before }] : []
        return { ...look.at({ question, answer, dimensions }), earlier }
      }),
      stories: questions.slice(0, 1),
    },
  }
}

test('the detailed report adds levels, a level 5, words to drop, attempts and one sheet', async () => {
  const { text, flow, fonts } = await readReport(detailed())

  for (const words of [
    "Monter d'un niveau",
    'Le niveau 5 pour cette question',
    'Les mots à retirer',
    'Vos essais comparés',
    'Essai 1, 41 sur 100',
    "À relire avant l'entretien",
    'Conseils pour la santé',
    'Ce que vérifient les recruteurs',
    'À apporter',
    'Les mots à connaître',
    'Identitovigilance',
  ]) {
    expect(`${text}${flow}`).toContain(words)
  }
  expect(fonts.split('\n').slice(2, -1)).toHaveLength(3)
})

test('the sheet is one page, the last, whatever the recap says', async () => {
  const report = detailed()
  const { summary } = report.session
  const long = Array.from({ length: 9 }, () => 'mot '.repeat(400))
  const session = {
    ...report.session,
    summary: summary && { ...summary, globalStrengths: long, globalImprovements: long },
  }

  const { text } = await readReport({ ...report, session })

  const pages = text.split('\f').filter((page) => page.trim() !== '')
  const sheets = pages.filter((page) => /À relire avant|Les mots à connaître/.test(page))
  expect(sheets).toHaveLength(1)
  expect(pages.at(-1)).toBe(sheets[0])
})

test('the sheet stays one page for the trade with the most to say', async () => {
  const report = detailed()
  const { summary } = report.session
  const long = Array.from({ length: 3 }, () => 'mot '.repeat(60))
  const session = {
    ...report.session,
    summary: summary && { ...summary, globalStrengths: long, globalImprovements: long },
  }
  const stories = long
  const offer =
    'Maçon ou maçonne\nMissions : coffrer, couler, monter des murs en parpaings sur chantier. CACES apprécié.'
  const detail = report.detail && { ...report.detail, stories, advice: lookFrom(offer).advice() }

  const { pages } = await readReport({ ...report, session, ...(detail && { detail }) })

  expect(detail?.advice.name).toBe('le bâtiment et les travaux publics')
  const sheet = pages.filter((page) => /À relire avant|Arrivez dix minutes/.test(page))
  expect(sheet).toHaveLength(1)
})

test('an answer that is at the first level everywhere gets one next step, not five', async () => {
  const report = detailed()
  const { text: before } = await readReport(report)
  const [look, ...others] = report.detail?.questions ?? []
  const dimensions = look?.dimensions.map((dimension) => ({ ...dimension, level: 1 })) ?? []
  const questions = look ? [{ ...look, dimensions }, ...others] : []
  const detail = report.detail && { ...report.detail, questions }

  const { flow } = await readReport({ ...report, ...(detail && { detail }) })

  expect(dimensions).toHaveLength(5)
  expect(before).not.toContain('Tout est encore au premier niveau')
  expect(flow).toContain('Tout est encore au premier niveau')
  expect(flow).not.toContain('Pertinence, 1 sur 5.')
})

test('the basic report has none of it', async () => {
  const { text } = await readReport(aReport())

  expect(text).not.toMatch(/Monter d'un niveau|À relire avant/)
})
