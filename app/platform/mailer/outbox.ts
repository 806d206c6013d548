import type { Db } from '../database/database.ts'
import type { Mail } from './mailer.ts'

/** What will be written, and to whom; the text is made at the last moment, so that no secret waits. */
export interface Letter {
  name: string
  recipient: string
  /** The address of whoever caused it, when it goes to somebody else. */
  author?: string
  details?: Record<string, string>
}

export interface WrittenLetter extends Omit<Mail, 'id' | 'to'> {
  /** There is nothing to say to its recipient, which must not be told from how long it takes. */
  isForNobody?: boolean
}

/** Makes the mail of a letter; null when there is nothing left to say. Secrets are born in here. */
export type WriteLetter = (
  letter: Letter & { details: Record<string, string> },
) => Promise<WrittenLetter | null>

/** Letters on their way, in the database, until a worker of any process has sent them. */
export interface Outbox {
  /** Keeps a letter in the very transaction of what caused it; call `wake` once that is done. */
  post(db: Db, letter: Letter): Promise<void>
  /** The letters to an address, or caused by it, that have not left. */
  listTo(
    db: Db,
    address: string,
  ): Promise<{ letter: string; createdAt: string; failedAt: string | null }[]>
  /** How many letters wait, and how many will never leave. */
  tally(db: Db): Promise<{ waiting: number; failed: number }>
  /** Forgets every letter to an address, and those that it caused. */
  forget(db: Db, address: string): Promise<void>
  /** Forgets the mails to an address, and those that it caused, where the pretend post keeps them. */
  forgetSent(address: string): Promise<void>
  /** Sends what is due, without making anybody wait. */
  wake(): void
  /** Sends what is due, and says when that is done. */
  deliver(): Promise<void>
  /** Lets the letters in hand leave, then rests. */
  close(): Promise<void>
}
