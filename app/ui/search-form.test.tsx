// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SearchForm } from './search-form.tsx'

afterEach(cleanup)

test('what is searched becomes an address, reached without a load', async () => {
  const form = (
    <SearchForm action="/blog">
      <input name="q" defaultValue="salaire & prime" />
      <input name="categorie" defaultValue="Été" />
      <button type="submit">Rechercher</button>
    </SearchForm>
  )
  const router = createMemoryRouter([{ path: '*', element: form }], { initialEntries: ['/blog'] })
  const { container } = render(<RouterProvider router={router} />)

  const wasLeft = fireEvent.submit(container.firstElementChild as HTMLFormElement)

  expect(wasLeft).toBe(false)
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/blog', search: '?q=salaire+%26+prime&categorie=%C3%89t%C3%A9' })
})
