import { expect } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { aKeptSimulation, signInByCalls } from './by-calls.ts'
import { test } from './journey.ts'

const FALL =
  "En mars, une résidente est tombée à 3 h du matin. J'ai vérifié sa conscience, appelé le médecin de garde et prévenu la famille."
const FALL_AGAIN =
  "Une nuit, à 3 h du matin, une résidente est tombée : j'ai vérifié sa conscience, j'ai appelé le médecin de garde, puis la famille."
const MEDICINES =
  "Un pilulier portait deux noms. J'ai tout arrêté, relu les ordonnances avec le pharmacien, et jeté les comprimés douteux."

test('three simulations show what rises, what comes back and what to try next', async ({
  page,
}) => {
  const { token } = await signInByCalls(page, { isPremium: true })
  const keep = (...answers: [text: string, level: number][]) =>
    aKeptSimulation(page, { token, answers: answers.map(([text, level]) => ({ text, level })) })
  const first = await keep([FALL, 2], [MEDICINES, 2])
  await keep(['', 1], [FALL_AGAIN, 3])
  await page.goto('/progression')
  await expect(page.getByText('Il faut trois simulations terminées')).toContainText(
    'Vous en avez deux.',
  )
  await keep(["J'ai formé deux collègues au nouveau logiciel, en une semaine.", 4])

  await page.goto('/historique')
  await page.getByRole('link', { name: 'Voir ma progression' }).click()

  await expect(page.getByText('Vos 3 simulations terminées')).toBeVisible()
  const score = page.getByRole('img', { name: 'Score' })
  await expect(score).toHaveAccessibleName(/De \d+ sur 100 le .+ à 80 sur 100 le /)
  await page.getByText('Les mêmes chiffres en tableau').click()
  const rows = page.getByRole('table', { name: 'Score et niveaux par simulation' })
  await expect(rows.getByRole('row')).toHaveCount(4)
  await expect(rows.getByRole('row').nth(1)).toContainText('80')
  const points = page.getByRole('region', { name: 'Ce qui revient dans vos réponses' })
  await expect(points).toContainText('Terminer chaque histoire par un fait constaté')

  const stories = page.getByRole('region', { name: "Vos histoires racontées plus d'une fois" })
  await expect(stories).toContainText('une résidente est tombée')
  await expect(stories).toContainText('Elle vous sert à des questions différentes.')
  await expect(stories.getByRole('link')).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await accessibilityFaults(page)).toEqual([])

  await stories.getByRole('link').last().click()
  await expect(page).toHaveURL(`/historique/${first}#question-1`)
  await expect(page.getByText(FALL)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Retrouver cette question' }).click()
  await expect(page).toHaveURL(/\/historique\/[\w-]+#question-\d$/)
  await expect(page.getByRole('button', { name: 'Reprendre cette question' }).first()).toBeVisible()
})

test('a free account reads why progress is not shown, and is not led there by its history', async ({
  page,
}) => {
  const { token } = await signInByCalls(page, { isPremium: false })
  await aKeptSimulation(page, { token, answers: [{ text: FALL, level: 3 }] })

  await page.goto('/historique')
  await expect(page.getByRole('link', { name: /sur 100/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir ma progression' })).toHaveCount(0)
  await page.goto('/progression')

  await expect(page.getByText('Le suivi de vos progrès fait partie de Premium.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Voir Premium' }).click()
  await expect(page.getByRole('dialog', { name: 'Passer à Premium' })).toBeVisible()
})
