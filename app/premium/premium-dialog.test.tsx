// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import { PremiumDialog } from './premium-dialog.tsx'

const OPENED = { clientSecret: 'pi_1_secret_2', status: 'open', publishableKey: null }
const ANSWERS: Record<string, () => Response> = {
  '/api/stripe/create-payment-intent': () => Response.json(OPENED),
  '/api/stripe/pretend/confirm': () => intent('succeeded'),
  '/api/stripe/pretend/authenticate': () => intent('succeeded'),
  '/api/stripe/confirm-payment': () => Response.json({ user: {} }),
}

const intent = (status: string, error?: { code: string; message: string }) =>
  Response.json({ paymentIntent: { id: 'pi_1', status }, ...(error && { error }) })
const problem = (status: number, message: string) =>
  Response.json({ message, code: 'any' }, { status })

function open(answers: Record<string, () => Response> = {}) {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => ({ ...ANSWERS, ...answers })[String(url)]?.() as Response)
  const onClose = vi.fn()
  const { unmount } = render(<PremiumDialog onClose={onClose} />)
  return {
    onClose,
    calls: (path: string) => fetch.mock.calls.filter(([url]) => url === path),
    toast: () => currentToasts().find(({ isOpen }) => isOpen) ?? null,
    [Symbol.dispose]() {
      unmount()
      fetch.mockRestore()
      queryClient.clear()
      for (const { id } of currentToasts()) dismissToast(id)
    },
  }
}

const payButton = () => screen.findByRole('button', { name: 'Payer 5,99\u00a0€' })

async function pay() {
  const button = await payButton()
  for (const [label, value] of [
    ['Numéro de carte', '4242 4242 4242 4242'],
    ['Expiration', '12/34'],
    ['CVC', '123'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
  const form = button.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
}

test('a payment that succeeds is told to the server once, said, and closes the dialog', async () => {
  using dialog = open()

  await pay()

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalledOnce())
  expect(dialog.toast()?.title).toBe('Paiement réussi\u00a0!')
  expect(dialog.calls('/api/stripe/pretend/confirm')).toHaveLength(1)
  expect(dialog.calls('/api/stripe/confirm-payment')[0]?.[1]?.body).toBe(
    '{"paymentIntentId":"pi_1"}',
  )
})

test('a card that is declined is said with the words of the provider, and may be changed', async () => {
  const error = { code: 'card_declined', message: 'Votre carte a été refusée.' }
  using dialog = open({
    '/api/stripe/pretend/confirm': () => intent('requires_payment_method', error),
  })

  await pay()

  expect((await screen.findByRole('alert')).textContent).toBe('Votre carte a été refusée.')
  expect(dialog.toast()).toMatchObject({
    title: 'Échec du paiement',
    description: 'Votre carte a été refusée.',
    tone: 'destructive',
  })
  expect((await payButton()).hasAttribute('disabled')).toBe(false)
  expect(dialog.calls('/api/stripe/confirm-payment')).toEqual([])
})

test('the 3-D Secure step is shown, and its approval pays', async () => {
  using dialog = open({ '/api/stripe/pretend/confirm': () => intent('requires_action') })

  await pay()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmer le paiement' }))

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalledOnce())
})

test('a payment that the bank refuses leads back to the card, where that is said', async () => {
  const refused = { code: 'any', message: "Votre banque n'a pas confirmé ce paiement." }
  using _dialog = open({
    '/api/stripe/pretend/confirm': () => intent('requires_action'),
    '/api/stripe/pretend/authenticate': () => intent('requires_payment_method', refused),
  })

  await pay()
  fireEvent.click(await screen.findByRole('button', { name: 'Refuser' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Numéro de carte')))
})

test('a payment that the bank still treats says so, and asks for no card again', async () => {
  using dialog = open({
    '/api/stripe/create-payment-intent': () => Response.json({ ...OPENED, status: 'processing' }),
  })

  expect(await screen.findByText(/Votre banque traite encore ce paiement/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Payer/ })).toBeNull()
  expect(dialog.toast()).toBeNull()
})

test('a payment that arrived but could not be told to the server is told again, never paid again', async () => {
  let isDown = true
  using dialog = open({
    '/api/stripe/confirm-payment': () =>
      isDown ? problem(502, 'Le service ne répond pas.') : Response.json({ user: {} }),
  })

  await pay()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  isDown = false
  fireEvent.click(again)

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalledOnce())
  expect(dialog.calls('/api/stripe/pretend/confirm')).toHaveLength(1)
})

test('who is premium already, and where payment is closed, reads so', async () => {
  const path = '/api/stripe/create-payment-intent'
  {
    using _ = open({ [path]: () => problem(409, 'Votre compte est déjà Premium.') })
    expect(await screen.findByText('Votre compte est déjà Premium.')).toBeDefined()
  }
  using _ = open({ [path]: () => problem(503, "Le paiement n'est pas disponible.") })

  expect(await screen.findByText("Le paiement n'est pas disponible.")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined()
})
