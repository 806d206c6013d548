import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Mail, type Mailer, MailRefused } from './mailer.ts'
import type { Outbox, WriteLetter, WrittenLetter } from './outbox.ts'
import {
  claimLetter,
  countLetters,
  insertLetter,
  listDueLetters,
  listLettersOf,
  markLetterFailed,
  postponeLetter,
  removeLetter,
  removeLettersFailedBefore,
  removeLettersOf,
  type WaitingLetter,
} from './storage.ts'

const AT_ONCE = 5
const ATTEMPTS_MAX = 10
const SECOND = 1_000
/** A worker that dies with a letter in hand leaves it to another after this: one duplicate at most. */
const LEASE = 120 * SECOND
const FIRST_PAUSE = 30 * SECOND
/** A mail server that says nothing does not keep the process from stopping for longer than this. */
const CLOSING_GRACE = 3 * SECOND
const LONGEST_PAUSE = 3_600 * SECOND
const FAILED_KEPT = 30 * 86_400 * SECOND

interface OutboxPorts {
  db: Db
  mailer: Mailer
  clock: Clock
  log: Log
  write: WriteLetter
  /** Looks for letters that are due this often, in milliseconds: those of a crash, or to try again. */
  every?: number
}

/** Opens the outbox and the worker that empties it. */
export function openOutbox({ every, ...ports }: OutboxPorts): Outbox {
  const { clock, log } = ports
  let round: Promise<void> = Promise.resolve()
  let isOpen = true
  const closing = Promise.withResolvers<never>()
  closing.promise.catch(() => {})

  const deliver = () => {
    round = round.then(() =>
      isOpen ? sendDue(ports, { goesOn: () => isOpen, closing: closing.promise }) : undefined,
    )
    const mine = round
    round = round.catch(() => {})
    return mine
  }
  const wake = () => {
    deliver().catch((err) => log.error({ err }, 'outbox could not be read'))
  }
  const timer = every === undefined ? undefined : setInterval(wake, every).unref()
  return {
    async post(tx, { name, recipient, author = null, details = {} }) {
      const now = clock.now().toISOString()
      await insertLetter(tx, {
        id: randomUUID(),
        letter: name,
        recipient,
        author,
        details: JSON.stringify(details),
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
      })
    },
    listTo: listLettersOf,
    tally: countLetters,
    forget: removeLettersOf,
    forgetSent: (address) => ports.mailer.forget?.(address) ?? Promise.resolve(),
    wake,
    deliver,
    async close() {
      isOpen = false
      clearInterval(timer)
      const late = setTimeout(() => closing.reject(new Error('closing')), CLOSING_GRACE)
      await round
      clearTimeout(late)
      ports.mailer.close()
    },
  }
}

interface Worker {
  goesOn: () => boolean
  /** Fails when the letters in hand must be let go: another worker tries them again. */
  closing: Promise<never>
}

async function sendDue(ports: OutboxPorts, { goesOn, closing }: Worker): Promise<void> {
  while (goesOn()) {
    const hours = { now: later(ports.clock, 0), farthest: later(ports.clock, LONGEST_PAUSE) }
    const due = await listDueLetters(ports.db, hours, AT_ONCE)
    if (due.length === 0) break
    await Promise.all(due.map((letter) => sendOne(ports, letter, closing)))
  }
  await removeLettersFailedBefore(ports.db, later(ports.clock, -FAILED_KEPT))
}

async function sendOne(
  { db, mailer, clock, log, write }: OutboxPorts,
  letter: WaitingLetter,
  closing: Promise<never>,
) {
  const { id, letter: name, recipient } = letter
  if (!(await claimLetter(db, letter, later(clock, LEASE)))) return
  try {
    const written = await write({ name, recipient, details: JSON.parse(letter.details) })
    if (written) await Promise.race([handOver(mailer, { ...written, id, to: recipient }), closing])
    const isStillWanted = await removeLetter(db, id)
    // Whoever it was for has left while it was written.
    if (!isStillWanted) await mailer.forget?.(recipient)
  } catch (err) {
    const isLast = letter.attempts + 1 >= ATTEMPTS_MAX
    if (err instanceof MailRefused || isLast) {
      const why = err instanceof MailRefused ? err.message : 'too many attempts'
      await markLetterFailed(db, id, { at: later(clock, 0), why })
    } else {
      await postponeLetter(db, id, later(clock, pauseAfter(letter.attempts)))
    }
    // The message of a mail server often repeats the address, so only its codes are kept.
    log.warn({ letter: name, attempts: letter.attempts + 1, ...codesOf(err) }, 'mail not sent')
  }
}

const handOver = (mailer: Mailer, { isForNobody, ...mail }: WrittenLetter & Mail) =>
  isForNobody ? mailer.rehearse(mail) : mailer.send(mail)

const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE)

const later = (clock: Clock, milliseconds: number) =>
  new Date(clock.now().getTime() + milliseconds).toISOString()

function codesOf(err: unknown) {
  if (!(err instanceof Error)) return {}
  const { code, responseCode } = err as Error & { code?: unknown; responseCode?: unknown }
  return { error: err.name, code, responseCode }
}
