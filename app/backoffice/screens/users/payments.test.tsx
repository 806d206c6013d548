// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { Payments } from './payments.tsx'

const A_PAYMENT = {
  id: 'p1',
  amount: 599,
  currency: 'eur',
  status: 'succeeded',
  createdAt: '2026-11-27T09:00:00.000Z',
}

/** The payments of an account, from a server that answers so. */
function showPayments(payments: readonly unknown[]) {
  localStorage.setItem('token', 'jeton')
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ payments }))
  const { unmount } = render(<Payments id="un-compte" />)
  return {
    [Symbol.dispose]() {
      unmount()
      fetch.mockRestore()
      queryClient.clear()
      localStorage.clear()
    },
  }
}

test('an account without a payment has no history of payments, in the specified words', async () => {
  using _page = showPayments([])

  await screen.findByText('Aucun historique de paiement')
})

test('a payment shows its amount, its day and what became of it', async () => {
  using _page = showPayments([A_PAYMENT])

  const row = await screen.findByRole('listitem')

  expect(row.textContent?.replace(/\s/g, ' ')).toMatch(/5,99 .*2026.*Réussi/)
  expect(screen.queryByText('Aucun historique de paiement')).toBeNull()
})
