// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import { VerifiedLogin } from './verified-login.tsx'

/** The password is asked of Léa, whose address was just verified; the server answers so. */
function open(answering: () => Response) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answering())
  render(<VerifiedLogin email="lea@exemple.fr" password="" onDone={() => {}} />)
  fireEvent.input(screen.getByLabelText('Mot de passe'), { target: { value: 'secret et long' } })
  fireEvent.click(screen.getByRole('button', { name: 'Se connecter' }))
  return {
    toast: () => currentToasts().find(({ isOpen }) => isOpen),
    [Symbol.dispose]() {
      cleanup()
      fetch.mockRestore()
      for (const { id } of currentToasts()) dismissToast(id)
    },
  }
}

test('a login without a network after verification says so', async () => {
  using page = open(() => {
    throw new TypeError('Failed to fetch')
  })

  await waitFor(() =>
    expect(page.toast()).toMatchObject({
      title: 'Erreur de connexion',
      description: 'Le site ne répond pas. Vérifiez votre connexion à internet, puis réessayez.',
    }),
  )
})

test('a wrong password after verification is told at its field too', async () => {
  using _page = open(() => Response.json({ message: 'Non.', code: 'any' }, { status: 401 }))

  const told = await screen.findByText('Mot de passe incorrect. Veuillez réessayer.')
  expect(screen.getByLabelText('Mot de passe').getAttribute('aria-describedby')).toBe(told.id)
})
