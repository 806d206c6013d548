// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import { PremiumDialog } from '../premium-dialog.tsx'

const OPENED = { clientSecret: 'pi_1_secret_2', status: 'open', publishableKey: 'pk_test_essai' }

const confirmCardPayment = vi.fn()

/** What the provider's script puts on the page once, cut down to what a card needs. */
function stubScript(confirmed: { paymentIntent?: object; error?: object }) {
  confirmCardPayment.mockResolvedValue(confirmed)
  const card = {
    mount: () => {},
    destroy: () => {},
    update: () => {},
    off: () => {},
    on: (event: string, tell: (element: unknown) => void) => event === 'ready' && tell(card),
    once: () => {},
  }
  const elements = { create: () => card, getElement: () => card, update: () => {}, on: () => {} }
  const stripe = {
    elements: () => elements,
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
  const Stripe = Object.assign(() => stripe, { version: 'endive' })
  Object.assign(window, { Stripe })
}

function open() {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Response.json(String(url).endsWith('create-payment-intent') ? OPENED : { user: {} }),
    )
  const onClose = vi.fn()
  const { unmount } = render(<PremiumDialog onClose={onClose} />)
  return {
    onClose,
    fetch,
    [Symbol.dispose]() {
      unmount()
      fetch.mockRestore()
      queryClient.clear()
      for (const { id } of currentToasts()) dismissToast(id)
    },
  }
}

async function pay() {
  const button = await screen.findByRole('button', { name: /^Payer/ })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  fireEvent.click(button)
}

test('the card field of the provider takes the money, and our server is told', async () => {
  stubScript({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  using dialog = open()

  await pay()

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalledOnce())
  expect(confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_2', {
    payment_method: { card: expect.anything() },
  })
  expect(screen.queryByText(/aucun argent ne circule/)).toBeNull()
  expect(dialog.fetch.mock.calls.map(([url]) => url)).toContain('/api/stripe/confirm-payment')
})

test('a refusal is said with the sentence of the provider', async () => {
  stubScript({ error: { code: 'card_declined', message: 'Votre carte a été refusée.' } })
  using dialog = open()

  await pay()

  expect((await screen.findByRole('alert')).textContent).toBe('Votre carte a été refusée.')
  expect(currentToasts()[0]).toMatchObject({ title: 'Échec du paiement' })
  expect(dialog.onClose).not.toHaveBeenCalled()
})

test('a payment that another tab made meanwhile has succeeded here too', async () => {
  const payment_intent = { id: 'pi_1', status: 'succeeded' }
  stubScript({ error: { code: 'payment_intent_unexpected_state', message: 'x', payment_intent } })
  using dialog = open()

  await pay()

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalledOnce())
})
