import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import type { Mail, Mailer } from './mailer.ts'
import { openOutbox } from './open-outbox.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const FROM = 'Vis-à-vis <bonjour@exemple.fr>'
const A_MAIL = { subject: 'Été à Évry', html: '<p>Bonjour à vous</p>', text: 'Bonjour à vous' }
const SILENT: Mailer = { send: async () => {}, rehearse: async () => {}, close: () => {} }
const LEA = { name: 'bonjour', recipient: 'lea@exemple.fr' }

const outboxOf = ({ db, clock, log }: TestPorts, mailer: Mailer) =>
  openOutbox({ db, clock, log, mailer, write: async () => A_MAIL })

const rowsOf = ({ db }: TestPorts) => db.selectFrom('outbox').selectAll().execute()

test.each(DATABASES)('a letter reaches a real mail server once, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  await using server = await startMailServer()
  const outbox = outboxOf(ports, createSmtpMailer({ url: server.url, from: FROM }))

  await outbox.post(ports.db, LEA)
  await outbox.deliver()
  await outbox.deliver()
  await outbox.close()

  expect(server.received.map(({ to }) => to)).toEqual([['lea@exemple.fr']])
  const raw = server.received[0]?.raw ?? ''
  expect(raw).toContain('multipart/alternative')
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(raw).toMatch(/^Message-ID: <[\w-]+@exemple\.fr>/im)
  expect(await rowsOf(ports)).toEqual([])
})

test('a letter whose cause is undone never leaves', async () => {
  await using ports = await createTestPorts()

  const undone = ports.db.transaction().execute(async (tx) => {
    await ports.outbox.post(tx, { name: 'verify-email', recipient: LEA.recipient })
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await rowsOf(ports)).toEqual([])
})

test('an address refused for good is marked failed, and not tried again', async () => {
  await using ports = await createTestPorts()
  await using server = await startMailServer({ 'lea@exemple.fr': 550 })
  const outbox = outboxOf(ports, createSmtpMailer({ url: server.url, from: FROM }))

  await outbox.post(ports.db, LEA)
  await outbox.deliver()
  ports.clock.set('2026-11-28T09:00:00.000Z')
  await outbox.deliver()
  await outbox.close()

  expect(server.tries).toHaveLength(1)
  expect(await rowsOf(ports)).toMatchObject([{ failure: '550', attempts: 1 }])
})

test('an address refused for now is tried again, later and later', async () => {
  await using ports = await createTestPorts()
  await using server = await startMailServer({ 'lea@exemple.fr': 450 })
  const outbox = outboxOf(ports, createSmtpMailer({ url: server.url, from: FROM }))

  await outbox.post(ports.db, LEA)
  await outbox.deliver()
  await outbox.deliver()
  ports.clock.set('2026-11-27T09:00:30.000Z')
  await outbox.deliver()
  const [waiting] = await rowsOf(ports)
  delete server.refusals['lea@exemple.fr']
  ports.clock.set('2026-11-27T09:01:30.000Z')
  await outbox.deliver()
  await outbox.close()

  expect(server.tries).toHaveLength(3)
  expect(waiting).toMatchObject({ attempts: 2, nextAttemptAt: '2026-11-27T09:01:30.000Z' })
  expect(server.received).toHaveLength(1)
})

test.each(DATABASES)('two workers never send the same letter, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const sent: string[] = []
  const mailer: Mailer = { ...SILENT, send: async ({ id }) => void sent.push(id) }
  const workers = [outboxOf(ports, mailer), outboxOf(ports, mailer), outboxOf(ports, mailer)]
  for (let letter = 0; letter < 12; letter++) await workers[0]?.post(ports.db, LEA)

  await Promise.all(workers.map((worker) => worker.deliver()))

  expect(sent).toHaveLength(12)
  expect(new Set(sent).size).toBe(12)
})

test('a worker that dies after sending costs one duplicate, that a mailbox can recognise', async () => {
  await using ports = await createTestPorts()
  const sent: Mail[] = []
  const dies: Mailer = {
    ...SILENT,
    send: (mail) => {
      sent.push(mail)
      return new Promise(() => {})
    },
  }
  const lives: Mailer = { ...SILENT, send: async (mail) => void sent.push(mail) }

  const dead = outboxOf(ports, dies)
  await dead.post(ports.db, LEA)
  void dead.deliver()
  await expect.poll(() => sent.length).toBe(1)
  const heir = outboxOf(ports, lives)
  await heir.deliver()
  const before = sent.length
  ports.clock.set('2026-11-27T09:02:00.000Z')
  await heir.deliver()
  await heir.deliver()

  expect(before).toBe(1)
  expect(sent).toHaveLength(2)
  expect(sent[0]?.id).toBe(sent[1]?.id)
  expect(await rowsOf(ports)).toEqual([])
})

test('a mail server that cannot be reached loses nothing', async () => {
  await using ports = await createTestPorts()
  const outbox = outboxOf(ports, createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM }))

  await outbox.post(ports.db, LEA)
  await outbox.deliver()
  await outbox.close()

  expect(await rowsOf(ports)).toMatchObject([{ attempts: 1, failedAt: null }])
})

test('a mail server that hangs lets the process stop, and the letter waits for the next one', async () => {
  await using ports = await createTestPorts()
  let hasHungUp = false
  const silent = createServer((socket) => {
    socket.on('close', () => {
      hasHungUp = true
    })
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  const outbox = outboxOf(ports, mailer)

  await outbox.post(ports.db, LEA)
  outbox.wake()
  await once(silent, 'connection')
  await outbox.close()

  expect(hasHungUp).toBe(false)
  expect(await rowsOf(ports)).toMatchObject([{ attempts: 1, failedAt: null }])
  silent.close()
})
