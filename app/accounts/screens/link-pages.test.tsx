// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { closeDialog, DialogSlot } from '#app/ui/dialog-slot.tsx'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import ResetPasswordScreen from './reset-password.tsx'
import VerifyEmailScreen from './verify-email.tsx'

type Answering = (path: string, body: unknown) => Response | Promise<Response>

const Product = createRoutesStub([
  { path: '/', Component: () => <h1>Accueil</h1> },
  { path: '/verify-email', Component: VerifyEmailScreen },
  { path: '/reset-password', Component: ResetPasswordScreen },
])

function open(address: string, answering: Answering = () => Response.error()) {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      answering(String(url), JSON.parse(String(init?.body ?? 'null'))),
    )
  const { unmount } = render(<Product initialEntries={[address]} />)
  return {
    fetch,
    calls: () => fetch.mock.calls.map(([path]) => path),
    toast: () => currentToasts().find(({ isOpen }) => isOpen) ?? null,
    [Symbol.dispose]() {
      unmount()
      fetch.mockRestore()
      queryClient.clear()
      localStorage.clear()
      for (const { id } of currentToasts()) dismissToast(id)
    },
  }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const write = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } })
const problem = (status: number, message: string) =>
  Response.json({ message, code: 'any' }, { status })
const verified = () => Response.json({ message: 'Vérifiée.', email: 'lea@exemple.fr' })
const USER = { email: 'lea@exemple.fr', isAdmin: false, isPremium: false, simulationsUsed: 0 }

test('verifying signs out first, then asks once, then for the password', async () => {
  localStorage.setItem('token', 'of-someone-else')
  using page = open('/verify-email?token=abc', (path) =>
    path === '/api/login' ? Response.json({ user: USER, token: 'mine' }) : verified(),
  )

  screen.getByText('Vérification en cours…')
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.readOnly]).toEqual(['lea@exemple.fr', true])
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').required).toBe(true)

  await write('Mot de passe', 'secret et long')
  await press('Se connecter')

  await screen.findByText('Accueil')
  expect(page.calls()).toEqual(['/api/logout', '/api/verify-email', '/api/login'])
  expect(page.toast()?.title).toBe('Connexion réussie')
  expect(localStorage.getItem('token')).toBe('mine')
})

test('a password that was forgotten since the signup can be chosen anew from the verification', async () => {
  using _page = open('/verify-email?token=abc', verified)
  render(<DialogSlot />)

  await press('Mot de passe oublié ?')

  const dialog = await screen.findByRole('dialog', { name: 'Mot de passe oublié' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('lea@exemple.fr')
  closeDialog()
})

test('a wrong password after verification has its own title', async () => {
  using page = open('/verify-email?token=abc', (path) =>
    path === '/api/login' ? new Response('', { status: 500 }) : verified(),
  )

  await write('Mot de passe', 'faux mot')
  await press('Se connecter')

  await waitFor(() =>
    expect(page.toast()).toMatchObject({
      title: 'Erreur de connexion',
      description: 'Mot de passe incorrect. Veuillez réessayer.',
    }),
  )
})

const CHOOSE = 'Choisissez le mot de passe de votre compte.'

test('where the password must be chosen, the form of a reset comes before the login', async () => {
  const given: unknown[] = []
  using page = open('/verify-email?token=abc', (path, body) => {
    if (path === '/api/login') return Response.json({ user: USER, token: 'mine' })
    given.push(body)
    const mustChoosePassword = given.length === 1
    return Response.json({ message: CHOOSE, email: USER.email, mustChoosePassword })
  })

  await screen.findByText(CHOOSE)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(USER.email)
  expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull()
  await reset('court', 'autre')
  await screen.findByText('Le mot de passe doit contenir au moins 6 caractères.')
  await screen.findByText('Les mots de passe ne correspondent pas.')
  await reset('six lettres')
  await waitFor(() => expect(page.toast()?.title).toBe('Succès'))
  await press('Se connecter')

  await screen.findByText('Accueil')
  expect(given).toEqual([{ token: 'abc' }, { token: 'abc', newPassword: 'six lettres' }])
  expect(localStorage.getItem('token')).toBe('mine')
})

test('a choice that the network lost may be sent again, one that came too late says so', async () => {
  const answers = [
    () => Response.json({ message: CHOOSE, email: USER.email, mustChoosePassword: true }),
    () => Promise.reject(new TypeError('offline')),
    () => problem(400, 'Ce lien a expiré (expired).'),
  ]
  using page = open('/verify-email?token=abc', () => answers.shift()?.() ?? Response.error())

  await reset('six lettres')
  await waitFor(() =>
    expect(page.toast()?.description).toBe('Une erreur est survenue lors de la vérification'),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe('six lettres')
  await press('Réinitialiser le mot de passe')

  await screen.findByText('Ce lien a expiré.')
  await screen.findByRole('button', { name: 'Renvoyer le lien de vérification' })
})

test.each([
  ['/verify-email', () => verified(), 'Aucun token de vérification fourni'],
  ['/verify-email?token=abc', () => problem(400, 'Lien inconnu.'), 'Lien inconnu.'],
  [
    '/verify-email?token=abc',
    () => Promise.reject(new TypeError('offline')),
    'Une erreur est survenue lors de la vérification',
  ],
  ['/reset-password', () => verified(), 'Aucun token de réinitialisation fourni'],
])('%s that cannot go on says why, and leads home', async (address, answering, sentence) => {
  using _page = open(address, answering)

  await screen.findByText(sentence)
  expect(screen.queryByRole('button', { name: 'Renvoyer le lien de vérification' })).toBeNull()
  await press("Retour à l'accueil")

  await screen.findByText('Accueil')
})

test('an expired link is sent again to the address that is typed, and to no empty one', async () => {
  const answers = ['', 'lea@exemple.fr', 'lea@exemple.fr']
  vi.stubGlobal('prompt', () => answers.shift())
  let isUp = true
  using page = open('/verify-email?token=abc', (path) => {
    if (path === '/api/verify-email') return problem(400, 'Ce lien a expiré (expired).')
    return isUp ? Response.json({ message: 'Envoyé.' }) : new Response('', { status: 502 })
  })

  await screen.findByText('Ce lien a expiré.')
  await press('Renvoyer le lien de vérification')
  expect(page.calls()).toEqual(['/api/verify-email'])

  await press('Renvoyer le lien de vérification')
  await waitFor(() =>
    expect(page.toast()?.title).toBe(
      'Un nouveau lien de vérification a été envoyé à votre adresse email',
    ),
  )
  isUp = false
  await press('Renvoyer le lien de vérification')
  await waitFor(() =>
    expect(page.toast()?.description).toBe("Erreur lors de l'envoi du lien de vérification"),
  )
})

async function reset(newPassword: string, confirmation = newPassword) {
  await write('Nouveau mot de passe', newPassword)
  await write('Confirmation', confirmation)
  await press('Réinitialiser le mot de passe')
}

test('a new password follows its two rules before anything is sent', async () => {
  using page = open('/reset-password?token=abc')

  await reset('court', 'autre')

  await screen.findByText('Le mot de passe doit contenir au moins 6 caractères.')
  await screen.findByText('Les mots de passe ne correspondent pas.')
  expect(screen.queryByText('6 caractères au moins.')).toBeNull()
  expect(page.calls()).toEqual([])
})

test('a saved password says so, and leads home three seconds later', async () => {
  using page = open('/reset-password?token=abc', () => Response.json({ message: 'Fait.' }))
  await screen.findByLabelText('Confirmation')
  vi.useFakeTimers({ shouldAdvanceTime: true })

  await reset('six lettres')
  await waitFor(() =>
    expect(page.toast()).toMatchObject({
      title: 'Succès',
      description: 'Votre mot de passe a été réinitialisé avec succès.',
    }),
  )
  expect(screen.queryByText('Accueil')).toBeNull()
  await vi.advanceTimersByTimeAsync(3000)

  await screen.findByText('Accueil')
  vi.useRealTimers()
})

test('a reset link that expired offers a new one', async () => {
  using _page = open('/reset-password?token=abc', () => problem(400, 'Ce lien a expiré (expired).'))

  await reset('six lettres')

  await screen.findByText('Ce lien a expiré.')
  await screen.findByRole('button', { name: 'Demander un nouveau lien' })
})

test('a reset that the network lost may be tried again', async () => {
  using _page = open('/reset-password?token=abc', () => Promise.reject(new TypeError('offline')))

  await reset('six lettres')
  await screen.findByText('Une erreur est survenue lors de la réinitialisation')
  await press('Réessayer')

  await screen.findByLabelText('Nouveau mot de passe')
})
