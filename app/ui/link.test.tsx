// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useFollowedLinks } from '#app/hydration/follow-links.ts'
import { Link, NavLink } from './link.tsx'

afterEach(cleanup)

function open(path: string, page: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

function Site({ children }: { children: React.ReactNode }) {
  useFollowedLinks()
  return children
}

test('a plain click moves without a load, and a click for a new tab is left to the browser', async () => {
  const router = open(
    '/',
    <Site>
      <Link to="/blog?page=2">Blog</Link>
    </Site>,
  )
  const link = screen.getByRole('link', { name: 'Blog' })

  const wasLeft = fireEvent.click(link, { ctrlKey: true })
  const stayed = router.state.location.pathname
  const wasTaken = !fireEvent.click(link)

  expect([wasLeft, stayed, wasTaken]).toEqual([true, '/', true])
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/blog', search: '?page=2' })
})

test('a file, another site, a tab of its own and a page to be loaded again are left to the browser', () => {
  const router = open(
    '/',
    <Site>
      <a href="/rss.xml">Flux</a>
      <a href="//exemple.fr/blog">Ailleurs</a>
      <a href="/blog" target="_blank" rel="noopener">
        Onglet
      </a>
      <Link to="/blog" reloads>
        Recharger
      </Link>
    </Site>,
  )

  const wereLeft = screen.getAllByRole('link').map((link) => fireEvent.click(link))

  expect(wereLeft).toEqual([true, true, true, true])
  expect(router.state.location.pathname).toBe('/')
})

test('a link says which page one is on, or under', () => {
  open(
    '/blog/un-article',
    <>
      <NavLink to="/" end>
        Accueil
      </NavLink>
      <NavLink to="/blog">Blog</NavLink>
      <NavLink to="/blogs">Autre</NavLink>
    </>,
  )

  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
    'Blog',
  ])
})
