import { expect, test } from 'vitest'
import type { Mailer } from '#app/platform/mailer/mailer.ts'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { withdraw } from './service.ts'

const OPEN = { SUPPORT_EMAIL: 'aide@exemple.fr' }
const HERE = '192.0.2.1'

function aForm(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const A_WITHDRAWAL = { name: 'Léa N’Diaye-Roux', email: 'Lea@exemple.fr' }

test.each(DATABASES)(
  'a withdrawal reaches the seller, and its words, day and hour the buyer, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: OPEN })
    ports.clock.set('2026-11-28T22:30:00Z')

    const outcome = await withdraw(ports, aForm(A_WITHDRAWAL), HERE)
    await ports.outbox.deliver()

    expect(outcome).toMatchObject({ takenAt: '28 novembre 2026 à 23:30', email: 'lea@exemple.fr' })
    const bySubject = new Map(
      ports.sent.map((mail) => [mail.subject.replaceAll('\u00a0', ' '), mail]),
    )
    expect(bySubject.get('Rétractation : lea@exemple.fr')).toMatchObject({
      to: 'aide@exemple.fr',
      replyTo: 'lea@exemple.fr',
    })
    const receipt = bySubject.get('Accusé de réception de votre rétractation')
    expect(receipt?.to).toBe('lea@exemple.fr')
    expect(receipt?.text).toContain('Léa N’Diaye-Roux')
    expect(receipt?.text).toContain('28 novembre 2026 à 23:30')
  },
)

test('what is missing is said at its field, and what was written stays', async () => {
  await using ports = await createTestPorts({ env: OPEN })
  const written = { name: 'Gagnez sur https://exemple.com', email: 'lea' }

  const outcome = await withdraw(ports, aForm(written), HERE)

  expect(outcome).toEqual({
    problem: null,
    written,
    faults: {
      name: 'Indiquez vos prénom et nom, en lettres.',
      email: 'Veuillez entrer une adresse email valide.',
    },
  })
})

test('nobody is flooded with letters that others ask for in their name', async () => {
  await using ports = await createTestPorts({ env: OPEN })

  const outcomes = []
  for (let time = 0; time < 6; time++)
    outcomes.push(await withdraw(ports, aForm(A_WITHDRAWAL), HERE))

  expect(outcomes.map(({ takenAt }) => takenAt !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  const told = expect.stringMatching(/Réessayez dans \d+ minutes, depuis une autre connexion/)
  expect(outcomes.at(-1)).toMatchObject({ problem: told })
})

test('nobody is flooded from many networks either, and the seller hears of each withdrawal', async () => {
  await using ports = await createTestPorts({ env: OPEN })

  for (let network = 1; network <= 8; network++)
    await withdraw(ports, aForm(A_WITHDRAWAL), `192.0.2.${network}`)
  await withdraw(ports, aForm({ ...A_WITHDRAWAL, email: 'max@exemple.fr' }), '192.0.2.9')
  await ports.outbox.deliver()

  const to = (address: string) => ports.sent.filter((mail) => mail.to === address).length
  expect([to('lea@exemple.fr'), to('max@exemple.fr'), to('aide@exemple.fr')]).toEqual([5, 1, 9])
})

test.each(DATABASES)(
  'a withdrawal that waits for the mail server outlives the account, on %s',
  async (database) => {
    let isAway = true
    const arrived: string[] = []
    const mailer: Mailer = {
      async send({ to, subject }) {
        if (isAway) throw new Error('nobody answers')
        arrived.push(`${to} ${subject.replaceAll('\u00a0', ' ')}`)
      },
      rehearse: async () => {},
      close() {},
    }
    await using ports = await createTestPorts({ database, env: OPEN, mailer })
    const { email, token } = await anAccount(ports, { isPremium: true })
    await withdraw(ports, aForm({ ...A_WITHDRAWAL, email }), HERE)
    await ports.outbox.deliver()

    const body = { password: A_PASSWORD }
    const { status } = await call(createApp(ports), 'DELETE /api/user', { token, body })
    isAway = false
    ports.clock.set('2026-11-27T09:10:00.000Z')
    await ports.outbox.deliver()

    expect(status).toBe(200)
    expect(arrived).toEqual([`aide@exemple.fr Rétractation : ${email}`])
  },
)

test('a site whose owner receives no mail says so, and takes nothing', async () => {
  await using ports = await createTestPorts()

  const outcome = await withdraw(ports, aForm(A_WITHDRAWAL), HERE)

  expect(outcome).toMatchObject({ problem: expect.stringContaining("n'est pas ouvert") })
  expect(await ports.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
