import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { aKeptSimulation, signInByCalls } from './by-calls.ts'
import { AN_ANSWER, answer, askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

const HESITANT = `Du coup, je pense que je peux en parler. ${AN_ANSWER}`

test('with Premium an answer gets its in-depth analysis, after the two attempts', async ({
  page,
}) => {
  await signInByCalls(page, { isPremium: true })
  await start(page)
  await askQuestions(page)
  await answer(page, HESITANT)

  const inDepth = page.getByRole('region', { name: 'Analyse approfondie' })
  await inDepth.getByText("Monter d'un niveau").click()
  await expect(inDepth.getByText(/^Pertinence, \d sur 5$/)).toBeVisible()
  await expect(inDepth.getByText(/^Niveau \d\s: /).first()).toBeVisible()
  await expect(
    inDepth.getByRole('heading', { name: 'Le niveau 5 pour cette question' }),
  ).toBeVisible()
  await inDepth.getByText('Les mots à retirer').click()
  await expect(inDepth.getByText('du coup', { exact: false }).first()).toBeVisible()
  await inDepth.getByText('Conseils pour la santé').click()
  await expect(inDepth.getByText("Diplôme d'État ou certificat")).toBeVisible()

  await page.getByRole('button', { name: 'Reprendre cette question' }).click()
  await answer(page)
  await inDepth.getByText('Les mots à retirer').click()
  await expect(inDepth.getByText('Aucun mot de remplissage')).toBeVisible()
  const attempts = page.getByText('Vos deux essais, côte à côte')
  const [above, below] = [await attempts.boundingBox(), await inDepth.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an answer of the past gets it too, once it is asked for', { tag: '@both' }, async ({
  page,
}) => {
  const { token } = await signInByCalls(page, { isPremium: true })
  const id = await aKeptSimulation(page, { token, answers: [{ text: HESITANT, level: 3 }] })
  const asked = page.waitForRequest('**/api/analyse-answer')

  await page.goto(`/historique/${id}#question-1`)
  await page.getByText("Voir l'analyse approfondie").click()
  await asked

  const inDepth = page.getByRole('region', { name: 'Analyse approfondie' })
  await inDepth.getByText("Monter d'un niveau").click()
  await expect(inDepth.getByText('Pertinence, 3 sur 5')).toBeVisible()
  await inDepth.getByText(/^Conseils pour /).click()
  await expect(inDepth.getByRole('heading', { name: 'Les mots à connaître' })).toBeVisible()
})

test('without Premium the feedback is whole, and one line says what more there is', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInByCalls(page, { isPremium: false })
  await start(page)
  await askQuestions(page)
  await answer(page, HESITANT)

  await expect(
    page.getByText("Avec Premium, ce retour dit aussi comment monter d'un niveau"),
  ).toBeVisible()
  for (const name of ['Points forts', "Axes d'amélioration", 'Exemple de réponse']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('Analyse approfondie')).toHaveCount(0)
  expect(asked).not.toContain('/api/analyse-answer')
})
