import { expect, type Route } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { toast } from './account.ts'
import { anotherPage, signInAdministrator } from './an-administrator.ts'
import { answerDialog, aTitle, choose, create, fill, rowOf } from './articles.ts'
import { test } from './journey.ts'

test('an article is written, read as a draft, published, changed and deleted', {
  tag: '@both',
}, async ({ page, browser }) => {
  await signInAdministrator(page, 0)
  const title = aTitle('Négocier')
  const visitor = await anotherPage(browser, page)
  const slug = await create(page, title)

  await expect(rowOf(page, title)).toContainText('Brouillon')
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404)
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('Un texte à relire.')).toBeVisible()
  await expect(page.getByText('Brouillon :')).toBeVisible()

  await page.goto('/admin/blog')
  await choose(page, title, 'Publier')
  await expect(toast(page, 'Statut de publication mis à jour')).toBeVisible()
  await expect(rowOf(page, title)).toContainText('Publié')
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(200)
  for (const place of ['/blog', '/sitemap.xml', '/rss.xml']) {
    expect(await (await visitor.request.get(place)).text()).toContain(slug)
  }

  await choose(page, title, 'Modifier')
  await expect(page.getByLabel('Titre')).toHaveValue(title)
  await page.getByLabel('Titre').fill(`${title} mieux`)
  await expect(page.getByLabel('Slug (URL)')).toHaveValue(slug)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article mis à jour')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: `${title} mieux` })).toBeVisible()

  const refused = answerDialog(page, 'dismiss')
  await choose(page, `${title} mieux`, 'Supprimer')
  await refused
  await expect(rowOf(page, title)).toBeVisible()
  const accepted = answerDialog(page, 'accept')
  await choose(page, `${title} mieux`, 'Supprimer')
  const question = await accepted
  await expect(toast(page, 'Article supprimé avec succès')).toBeVisible()
  expect(question).toBe(`Êtes-vous sûr de vouloir supprimer l'article "${title} mieux" ?`)
  await expect(rowOf(page, title)).toHaveCount(0)
  expect((await visitor.reload())?.status()).toBe(404)
})

test('search and filters live in the address and begin at the first page', {
  tag: '@both',
}, async ({ page }) => {
  await signInAdministrator(page, 1)
  await page.goto('/admin/blog?page=2')

  await page.getByLabel('Rechercher un article').fill('zzz introuvable')
  await expect(page.getByText('Aucun article trouvé')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog?q=zzz+introuvable')
  await page.getByLabel('Rechercher un article').fill('')
  await page.getByLabel('Catégorie').selectOption('Finance')
  await page.getByLabel('Statut').selectOption('Publié')
  await expect(page).toHaveURL('/admin/blog?categorie=Finance&statut=publie')
  await page.reload()

  await expect(page.getByLabel('Catégorie')).toHaveValue('Finance')
  await expect(page.getByRole('row', { name: 'Finance' }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: 'Marketing' })).toHaveCount(0)
})

test('what misses is said at its field, and a taken slug too', async ({ page }) => {
  await signInAdministrator(page, 2)
  const title = aTitle("Métiers d'été")
  const slug = await create(page, title)
  expect(slug).toMatch(/^metiers-dete-/)
  await page.goto('/admin/blog/new')

  await page.getByRole('button', { name: 'Enregistrer' }).click()
  for (const fault of [
    'Le titre est requis',
    'Le slug est requis',
    "L'extrait est requis",
    'Le contenu est requis',
    'La catégorie est requise',
    "L'auteur est requis",
  ]) {
    await expect(page.getByText(fault)).toBeVisible()
  }
  await fill(page, title)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  const taken = "Ce slug est déjà celui d'un autre article. Choisissez-en un autre."
  await expect(page.getByRole('alert').filter({ hasText: taken })).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue(title)
  await expect(page.getByLabel('Contenu (HTML)')).toHaveValue('<p>Un texte à relire.</p>')
})

test('leaving what is not saved asks first, and an ended session loses no word', async ({
  page,
}) => {
  const token = await signInAdministrator(page, 3)
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'Nouvel Article' }).click()
  const title = aTitle('À garder')
  await fill(page, title)

  const leaving =
    'Vos modifications ne sont pas enregistrées. Quitter cette page sans les enregistrer\u00a0?'
  const byLink = answerDialog(page, 'dismiss')
  await page.getByRole('link', { name: 'Retour', exact: true }).click()
  expect(await byLink).toBe(leaving)
  await expect(page).toHaveURL('/admin/blog/new')
  const byHistory = answerDialog(page, 'dismiss')
  await page.goBack()
  expect(await byHistory).toBe(leaving)
  await expect(page.getByLabel('Titre')).toHaveValue(title)

  // Ended on the way of the save: before it, the page may notice by itself and take the button away.
  const endSession = async (route: Route) => {
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } })
    await route.continue()
  }
  await page.route('**/api/admin/blog/articles', endSession, { times: 1 })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Authentification Requise')).toBeVisible()
  await signInAdministrator(page, 3)
  await page.goto('/admin/blog/new')
  await expect(page.getByText('Votre texte non enregistré a été retrouvé.')).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue(title)

  const asked = answerDialog(page, 'accept')
  await page.getByRole('link', { name: 'Retour', exact: true }).click()
  await asked
  await expect(page).toHaveURL('/admin/blog')
})

test('the preview shows what readers would see, runs nothing, and names what goes', async ({
  page,
}) => {
  await signInAdministrator(page, 6)
  await page.goto('/admin/blog/new')

  await page
    .getByLabel('Contenu (HTML)')
    .fill(
      '<p onclick="x()">Bonjour</p><img src="x" onerror="document.title=1"><script>x()</script>',
    )

  const preview = page.getByRole('region', { name: 'Aperçu du contenu' })
  await expect(preview.getByText('Bonjour')).toBeVisible()
  await expect(preview.getByRole('status')).toContainText(
    "onclick sur <p>, une image qui n'est pas enregistrée sur ce site, <script>",
  )
  await expect(page).toHaveTitle(/Nouvel Article/)
})

test('an article is published and deleted with the keyboard alone, and no screen fails axe', async ({
  page,
}) => {
  await signInAdministrator(page, 7)
  const title = aTitle('Au clavier')
  await create(page, title)
  const menu = page.getByRole('button', { name: `Actions pour « ${title} »` })

  expect(await accessibilityFaults(page)).toEqual([])
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: "Voir l'article" })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Modifier' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Publier' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, title)).toContainText('Publié')
  await expect(menu).toBeFocused()
  const asked = answerDialog(page, 'accept')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: "Voir l'article" })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await asked
  await expect(rowOf(page, title)).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/admin/blog/new')
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByLabel('Titre')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an image is sent, inserted where the author stands, and shown to readers without a jump', {
  tag: '@both',
}, async ({ page, browser }) => {
  await signInAdministrator(page, 26)
  const title = aTitle('Avec une image')
  await page.goto('/admin/blog/new')
  await fill(page, title)
  const file = page.getByLabel('Fichier')
  const send = page.getByRole('button', { name: 'Insérer une image' })

  await file.setInputFiles({
    ...{ name: 'notes.png', mimeType: 'image/png' },
    buffer: Buffer.from('aucune image'),
  })
  await send.click()
  await expect(page.getByText("Ce fichier n'est pas une image PNG")).toBeVisible()
  await file.setInputFiles('testing/images/a.webp')
  await page.getByLabel("Ce que l'image montre").fill('Un "plan" de la salle')
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/admin/blog/images', async (route) => {
    await typed
    await route.continue()
  })
  await send.click()
  await expect(page.getByRole('button', { name: 'Envoi...' })).toBeVisible()
  const content = page.getByLabel('Contenu (HTML)')
  await content.fill(`${await content.inputValue()}<p>Écrit pendant l'envoi.</p>`)
  letGo()
  await expect(page.getByText("L'image est dans le texte.")).toBeVisible()
  await expect(content).toHaveValue(/Écrit pendant l'envoi\./)

  const preview = page.getByRole('region', { name: 'Aperçu du contenu' })
  await expect(preview.getByRole('img', { name: 'Un "plan" de la salle' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Publié').check()
  const slug = await page.getByLabel('Slug (URL)').inputValue()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Article créé')).toBeVisible()
  const visitor = await anotherPage(browser, page)
  await visitor.goto(`/blog/${slug}`)
  const image = visitor.getByRole('img', { name: 'Un "plan" de la salle' })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).toHaveJSProperty('naturalWidth', 24)
  await expect(image).toHaveAttribute('height', '16')
})
