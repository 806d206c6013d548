import { expect, type Page } from '@playwright/test'
import { aSignedInAccount } from './by-calls.ts'
import { test } from './counting-product.ts'
import { AN_ANSWER, askQuestions, nextButton, start } from './interview.ts'

/** The answers that reached the server: it answered each; how the stream of an answer ends is another matter. */
function receivedAnswers(page: Page) {
  const received: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/generate-feedback')) return
    received.push(response.request().postDataJSON().answer)
  })
  return received
}

/** The answer as it was given: words that a remark speaks of are followed by its number, so that only what no remark cuts is sure. */
const given = (page: Page) =>
  page
    .getByRole('region', { name: 'Votre réponse' })
    .filter({ hasText: 'une résidente est tombée à 3 h' })
const field = (page: Page) => page.getByRole('textbox')
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent ')))

/** Answers the question shown while there is no network, and is told that it waits. */
async function answerOffline(page: Page) {
  await field(page).fill(AN_ANSWER)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(page).toHaveURL('/feedback')
  await expect(page.getByText(/^Vous êtes hors connexion/)).toBeVisible()
}

/** Reloads in vain, then comes back with the network and takes the interview up. */
async function reloadOffline(page: Page) {
  await page.reload().catch(() => null)
  await page.context().setOffline(false)
  await page.goto('/')
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
}

/** As a hand does, which the page hears: one that is torn away may still hear the network return, and send. */
async function closeTab(page: Page) {
  page.on('dialog', (dialog) => dialog.accept())
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
}

/** What the server keeps of the answers of the latest simulation. */
const keptSteps = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.token}` }
    const read = async (path: string) => (await fetch(path, { headers })).json()
    const { simulations } = await read('/api/simulations')
    const { parts } = await read(`/api/simulations/${simulations[0].id}`)
    return parts.filter(({ kind }: { kind: string }) => kind === 'step')
  })

/** As on another device: what was fetched before is fetched again. */
async function forgetFiles(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

for (const who of ['a visitor', 'an account']) {
  test(`${who} whose network drops while answering keeps the answer, which is sent once when it returns`, async ({
    page,
    context,
    product,
  }) => {
    if (who === 'an account') await aSignedInAccount(page)
    const received = receivedAnswers(page)
    await start(page)
    await askQuestions(page)
    const before = await product.countAnswers()
    await expect(
      page.getByText(/^(?:Situation, ce que vous avez fait|Un fait précis)/),
    ).toBeVisible()
    await field(page).fill(AN_ANSWER.slice(0, 60))
    await context.setOffline(true)
    await expect(page.getByText(/^Hors connexion/)).toBeVisible()
    await field(page).fill(AN_ANSWER)

    await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()

    await expect(page).toHaveURL('/feedback')
    await expect(given(page)).toBeVisible()
    await expect(page.getByText(/^Vous êtes hors connexion/)).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(/^Vous êtes hors connexion/)).toBeVisible()
    expect(received).toEqual([])

    await context.setOffline(false)

    await expect(nextButton(page)).toBeVisible()
    await expect(page.getByText(/hors connexion/i)).toBeHidden()
    await expect.poll(() => unsent(page)).toEqual([])
    await nextButton(page).click()
    await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
    expect(received).toEqual([AN_ANSWER])
    expect((await product.countAnswers()) - before).toBe(1)
  })
}

test('a page that is reloaded without a network gives the answer back with the network', async ({
  page,
  context,
  product,
}) => {
  const before = await product.countAnswers()
  page.on('dialog', (dialog) => dialog.accept())
  await start(page)
  await askQuestions(page)
  await context.setOffline(true)
  await field(page).fill(AN_ANSWER)
  await expect(page.getByText(/^Hors connexion/)).toBeVisible()

  await reloadOffline(page)

  await expect(field(page)).toHaveValue(AN_ANSWER)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await expect(nextButton(page)).toBeVisible()
  expect((await product.countAnswers()) - before).toBe(1)
})

for (const who of ['a visitor', 'an account']) {
  test(`the answer of ${who} that waits for the network is assessed once when its page was reloaded meanwhile`, async ({
    page,
    product,
  }) => {
    if (who === 'an account') await aSignedInAccount(page)
    await start(page)
    await askQuestions(page)
    const before = await product.countAnswers()
    await answerOffline(page)

    await reloadOffline(page)

    await expect(page).toHaveURL('/feedback')
    await expect(given(page)).toBeVisible()
    await nextButton(page).click()
    await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
    await expect.poll(() => unsent(page)).toEqual([])
    await page.close()
    expect((await product.countAnswers()) - before).toBe(1)
  })
}

test('an answer whose page dies while it is assessed has one feedback, here and in the history', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await aSignedInAccount(page)
  await start(page)
  await askQuestions(page)
  const sent = page.waitForRequest('**/api/generate-feedback')
  await field(page).fill(`${AN_ANSWER} [[lent]]`)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()
  await sent
  await page.reload()

  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page).toHaveURL('/feedback')
  await expect(nextButton(page)).toBeVisible()
  await expect.poll(() => unsent(page)).toEqual([])

  const [step, ...others] = await keptSteps(page)
  expect(step).toMatchObject({ index: 0, earlier: [], feedback: { source: 'coach' } })
  expect(others).toEqual([])
})

test('an account whose tab is closed without a network finds the answer again in another tab', async ({
  page,
  context,
  product,
}) => {
  await aSignedInAccount(page)
  await start(page)
  await askQuestions(page)
  const before = await product.countAnswers()
  await answerOffline(page)
  await closeTab(page)
  await context.setOffline(false)

  const tab = await context.newPage()
  await tab.goto('/historique')
  await tab.getByRole('link', { name: /infirmier/i }).click()
  await tab.getByRole('button', { name: 'Reprendre', exact: true }).click()

  await expect(tab).toHaveURL('/feedback')
  await expect(given(tab)).toBeVisible()
  await expect(nextButton(tab)).toBeVisible()
  await expect.poll(() => unsent(tab)).toEqual([])
  await tab.close()
  expect((await product.countAnswers()) - before).toBe(1)
})

test('an interview that was just taken up goes on when the network drops', async ({
  page,
  context,
}) => {
  const received = receivedAnswers(page)
  await start(page)
  await askQuestions(page)
  await forgetFiles(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Reprendre la simulation' }).click()
  await expect(page).toHaveURL('/simulator')
  await context.setOffline(true)

  await field(page).fill(AN_ANSWER)
  await page.getByRole('button', { name: 'Soumettre ma réponse' }).click()

  await expect(page).toHaveURL('/feedback')
  await expect(given(page)).toBeVisible()
  await context.setOffline(false)
  await nextButton(page).click()
  await expect(page.getByText('Question 2 sur 8', { exact: true })).toBeVisible()
  await expect.poll(() => received).toEqual([AN_ANSWER])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('an interview waits where it is while its screens cannot come', async ({ page }) => {
  await start(page)
  await askQuestions(page)
  await forgetFiles(page)
  await page.route(/\/assets\/(simulator|feedback|summary|toast-list)/, (route) => route.abort())
  await page.goto('/')
  const resume = page.getByRole('button', { name: 'Reprendre la simulation' })
  await resume.click()
  await expect(page.getByText(/La suite ne peut pas encore s'afficher/)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.unroute(/\/assets\/(simulator|feedback|summary|toast-list)/)
  await resume.click()

  await expect(page).toHaveURL('/simulator')
  await expect(field(page)).toBeVisible()
})
