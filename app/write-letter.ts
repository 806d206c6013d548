import { writeAccountLetter } from './accounts/server/links/letters.ts'
import type { WriteLetter } from './platform/mailer/outbox.ts'
import type { Ports } from './ports.ts'
import { writePremiumLetter } from './premium/server/letters.ts'
import { writeSupportLetter } from './support/server/letters.ts'
import { writeWithdrawalLetter } from './withdrawal/server/letters.ts'

/** The letters of every feature; the only list of them. */
export const writeLetter =
  (ports: Pick<Ports, 'db' | 'clock' | 'env'>): WriteLetter =>
  async (letter) =>
    (await writeAccountLetter(ports, letter)) ??
    (await writePremiumLetter(ports, letter)) ??
    (await writeSupportLetter(letter)) ??
    (await writeWithdrawalLetter(ports, letter))
