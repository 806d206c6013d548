import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'
import { loader, NotFound } from './not-found.tsx'

const at = (path: string, page: React.ReactNode) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })}
    />,
  )

test('a page that does not exist says so, gives its hint and leads home', () => {
  const html = at('/nulle-part', <NotFound />)

  expect(html).toContain('404 Page Not Found')
  expect(html).toMatch(/Avez-vous oublié d&#x27;ajouter la page au routeur\s\?/)
  expect(html).toContain('href="/"')
  expect(loader().init?.status).toBe(404)
})

test('the breadcrumb links every step but the one where one stands', () => {
  const html = at('/blog/preparer-un-entretien', <Breadcrumb />)

  expect(html).toContain('href="/blog"')
  expect(html).toContain('Blog &amp; Ressources')
  expect(html).toMatch(/aria-current="page"[^>]*>Preparer un entretien/)
})
