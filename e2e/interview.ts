import { expect, type Page } from '@playwright/test'

/** A real-looking mess: lost bullets, doubled entities, capitals, inclusive dots, a town, pay. */
export const MESSY_OFFER = `INFIRMIER.E DE NUIT (H/F) (H/F) - CDI - VILLE DU CENTRE
&amp;nbsp;Description du poste :Au sein d'un EHPAD public de 80 lits, vous serez amené(e) à :*** assurer la continuité des soins la nuit;surveiller l'état des résident·e·s et alerter le médecin de garde;;;encadrer deux aides-soignant.e.s
Profil recherché
Diplôme d'Etat d'infirmier exigé (DE). Rigueur, sang-froid , sens du travail en équipe. Logiciel NETSoins apprécié
Rémunération : selon grille + primes. Horaires : 20h45 - 6h45`

export const AN_ANSWER =
  "En mars dernier, une résidente est tombée à 3 h du matin. J'ai vérifié sa conscience, j'ai appelé le médecin de garde et j'ai prévenu la famille. Elle a été prise en charge en vingt minutes, et j'ai proposé une ronde de plus : nous avons eu deux chutes de moins le mois suivant."

export async function start(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Commencer une simulation' }).first().click()
  await expect(page).toHaveURL('/job-description')
}

export async function askQuestions(page: Page, offer = MESSY_OFFER) {
  await page.getByRole('textbox').fill(offer)
  await page.getByRole('button', { name: 'Générer les questions' }).click()
  await expect(page).toHaveURL('/simulator')
  await expect(page.getByText(/^Question 1 sur \d+$/).first()).toBeVisible()
}

export async function answer(page: Page, text = AN_ANSWER) {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page).toHaveURL('/feedback')
}

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: /^(Question suivante|Voir le récapitulatif)$/ })

/** Skips from the question now shown to the recap. */
export async function skipToSummary(page: Page) {
  const asked = page.getByText(/^Question \d+ sur \d+$/)
  const isOver = () => page.url().endsWith('/summary')
  // After the last one, the question is gone a moment before the recap has come.
  const settled = () => expect.poll(async () => isOver() || (await asked.isVisible())).toBe(true)
  for (await settled(); !isOver(); await settled()) {
    const counter = await asked.textContent()
    await page.getByRole('button', { name: 'Passer', exact: true }).click()
    await expect(page.getByText(counter ?? '', { exact: true })).toBeHidden()
  }
}
