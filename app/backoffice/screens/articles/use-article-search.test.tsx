// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useArticleSearch } from './use-article-search.ts'

function Filters() {
  const [{ category, published }, setFilters] = useArticleSearch()
  return (
    <>
      <button type="button" onClick={() => setFilters({ category: 'Finance' })}>
        {category}
      </button>
      <button type="button" onClick={() => setFilters({ published: 'true' })}>
        {published}
      </button>
    </>
  )
}

test('two filters that are chosen before the screen shows the first are both kept', async () => {
  window.history.replaceState(null, '', '/admin/blog?q=salaire&page=2')
  const router = createBrowserRouter([{ path: '*', element: <Filters /> }])
  const { unmount } = render(<RouterProvider router={router} />)

  // Not by the library's verbs, which show everything before they return.
  for (const filter of screen.getAllByRole('button')) filter.click()

  const all = '?q=salaire&categorie=Finance&statut=publie'
  await waitFor(() => expect(window.location.search).toBe(all))
  expect((await screen.findByText('true')).previousSibling?.textContent).toBe('Finance')
  unmount()
})
