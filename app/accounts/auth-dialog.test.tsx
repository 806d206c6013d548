// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#app/platform/query-client.ts'
import { currentToasts, dismissToast } from '#app/ui/toast.ts'
import { AuthDialog } from './auth-dialog.tsx'

type Answering = (path: string, body: unknown) => Response

const USER = { email: 'lea@exemple.fr', isAdmin: false, isPremium: false, simulationsUsed: 1 }

function open(answering: Answering) {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, init) =>
      answering(String(url), JSON.parse(String(init?.body ?? 'null'))),
    )
  const onClose = vi.fn()
  const { unmount } = render(<AuthDialog initialMode="login" onClose={onClose} />)
  return {
    fetch,
    onClose,
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

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const write = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const title = async (name: string) => screen.findByRole('dialog', { name })
const problem = (status: number, message: string) =>
  Response.json({ message, code: 'any' }, { status })

async function fill(button: string, email = 'lea@exemple.fr') {
  write('Email', email)
  if (screen.queryByLabelText('Mot de passe')) write('Mot de passe', 'secret et long')
  await press(button)
}

test('logging in keeps the token, says welcome back and closes', async () => {
  using dialog = open(() => Response.json({ user: USER, token: 'a-token' }))

  await fill('Se connecter', ' Lea@Exemple.fr ')

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalled())
  expect(localStorage.getItem('token')).toBe('a-token')
  expect(dialog.toast()?.title).toBe('Bon retour !')
  expect(dialog.fetch.mock.calls[0]?.[1]?.body).toBe(
    '{"email":"lea@exemple.fr","password":"secret et long"}',
  )
})

test('a wrong password is told in the words of the server, and nothing is kept', async () => {
  using dialog = open(() => problem(401, 'Adresse email ou mot de passe incorrect.'))

  await fill('Se connecter')

  await waitFor(() =>
    expect(dialog.toast()).toMatchObject({
      title: 'Erreur',
      description: 'Adresse email ou mot de passe incorrect.',
      tone: 'destructive',
    }),
  )
  expect(localStorage.getItem('token')).toBeNull()
  const told = screen.getByText('Adresse email ou mot de passe incorrect.')
  expect(screen.getByLabelText('Mot de passe').getAttribute('aria-describedby')).toBe(told.id)
})

test('a password that is too short to be one is told at its field, and not sent', async () => {
  using dialog = open(() => problem(401, 'Non.'))
  write('Email', 'lea@exemple.fr')
  write('Mot de passe', 'court')

  await press('Se connecter')

  const told = await screen.findByText('Le mot de passe doit contenir au moins 6 caractères.')
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe')
  expect(field.getAttribute('aria-describedby')).toBe(told.id)
  expect(field.form?.noValidate).toBe(true)
  expect(dialog.fetch).not.toHaveBeenCalled()
})

test.each(['Pour vous connecter, vérifiez votre email.', 'Please verify your email first.'])(
  'a login refused with « %s » leads to the link that was sent',
  async (sentence) => {
    using dialog = open(() => problem(403, sentence))

    await fill('Se connecter')

    await title('Vérifiez votre email')
    expect(dialog.toast()?.title).toBe("Vérification d'email requise")
  },
)

test('signing up never signs in: it leads to the link, which can be sent again', async () => {
  using dialog = open((path) =>
    path === '/api/signup'
      ? Response.json({ email: 'lea@exemple.fr', message: 'Envoyé.' }, { status: 201 })
      : Response.json({ message: 'Envoyé.' }),
  )
  await press('Créer un compte')

  await fill('Créer un compte')
  await title('Vérifiez votre email')
  expect(dialog.toast()?.title).toBe('Email de vérification envoyé')
  await press("Renvoyer l'email")

  await waitFor(() => expect(dialog.toast()?.title).toBe('Email renvoyé'))
  expect(localStorage.getItem('token')).toBeNull()
  await press('Retour à la connexion')
  await title('Connexion')
})

test('a forgotten password sends a link, and sending fails in two different sentences', async () => {
  let isUp = false
  using dialog = open(() =>
    isUp ? Response.json({ message: 'Envoyé.' }) : new Response('', { status: 502 }),
  )
  await press(/Mot de passe oublié/)

  await fill('Envoyer le lien')
  await waitFor(() => expect(dialog.toast()?.description).toBe("Erreur lors de l'envoi du lien."))
  isUp = true
  await press('Envoyer le lien')
  await title('Consultez vos emails')
  expect(dialog.toast()?.title).toBe('Email envoyé')
  isUp = false
  await press("Renvoyer l'email")

  await waitFor(() =>
    expect(dialog.toast()?.description).toBe("Erreur lors de l'envoi du lien de réinitialisation."),
  )
})

test('an address that only the browser believes is refused at its field', async () => {
  using dialog = open(() => problem(500, 'unreachable'))

  await fill('Se connecter', 'lea@exemple')

  await screen.findByText('Veuillez entrer une adresse email valide.')
  expect(dialog.fetch).not.toHaveBeenCalled()
})

test('the fields follow the native rules of the specification', () => {
  using _dialog = open(() => problem(500, 'unreachable'))

  const email = screen.getByLabelText<HTMLInputElement>('Email')
  const password = screen.getByLabelText<HTMLInputElement>('Mot de passe')

  expect([email.type, email.required]).toEqual(['email', true])
  expect([password.type, password.required, password.minLength]).toEqual(['password', true, 6])
})

test('whoever signs in from the mailed link, in a tab of its own, finds no question left here', () => {
  using dialog = open(() => Response.error())

  window.dispatchEvent(new StorageEvent('storage'))
  expect(dialog.onClose).not.toHaveBeenCalled()
  localStorage.setItem('token', 'of-the-other-tab')
  window.dispatchEvent(new StorageEvent('storage'))

  expect(dialog.onClose).toHaveBeenCalledOnce()
})
