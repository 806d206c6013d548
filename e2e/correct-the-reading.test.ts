import { expect } from '@playwright/test'
import { AN_ANSWER, askQuestions, start } from './interview.ts'
import { test } from './journey.ts'

const RECEPTION = `Réceptionniste en hôtellerie (H/F)
Vous accueillez les clients à leur arrivée, préparez leur départ et enregistrez les réservations.
Poste à Vannes, travail de nuit. Anglais indispensable.`

test('what was understood of an offer is corrected, and the questions are asked again', async ({
  page,
}) => {
  await start(page)
  await askQuestions(page, RECEPTION)
  const understood = page.getByText(/Ce que j'ai compris/)
  for (const thing of ['réceptionniste en hôtellerie', 'à Vannes', 'de nuit', 'anglais'])
    await expect(understood).toContainText(thing)
  const id = () =>
    page.evaluate(
      () => JSON.parse(sessionStorage.getItem('interview') ?? '{}').interview?.simulationId,
    )
  const before = await id()
  await page.getByRole('textbox').fill(AN_ANSWER)

  await page.getByRole('button', { name: 'Corriger' }).click()
  const dialog = page.getByRole('dialog', { name: "Ce que j'ai compris" })
  await expect(dialog.getByText('Ce que vous avez écrit restera')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'de nuit' }).uncheck()
  await dialog.getByRole('searchbox', { name: 'Changer de métier' }).fill('aide soign')
  await dialog.getByRole('button', { name: 'Aide-soignant / Aide-soignante', exact: true }).click()
  await dialog.getByRole('button', { name: 'Reposer les questions' }).click()

  await expect(dialog).toBeHidden()
  await expect(understood).toContainText('aide-soignant ou aide-soignante')
  await expect(understood).not.toContainText('de nuit')
  await expect(page.getByText('Question 1 sur 8', { exact: true })).toBeVisible()
  expect(await id()).toBe(before)

  await expect(page.getByRole('textbox')).toHaveValue(AN_ANSWER)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page).toHaveURL('/feedback')
})

test('without an offer, a trade is enough to begin', async ({ page }) => {
  await start(page)
  await page.getByRole('button', { name: /Pas d'offre/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choisissez un métier' })
  await dialog.getByRole('searchbox', { name: 'Métier' }).fill('boulanger')
  await dialog.getByRole('button', { name: 'Boulanger / Boulangère', exact: true }).click()

  await expect(page.getByRole('textbox')).toHaveValue(/^Boulanger \/ Boulangère\n/)
  await page.getByRole('button', { name: 'Générer les questions' }).click()
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByText(/Ce que j'ai compris/)).toContainText('boulanger ou boulangère')
})
