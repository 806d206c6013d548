import { randomUUID } from 'node:crypto'
import type { Letter, WrittenLetter } from '#app/platform/mailer/outbox.ts'
import type { Ports } from '#app/ports.ts'
import { lockAccountByEmail, type StoredAccount } from '../storage.ts'
import type { LinkPurpose } from './link-storage.ts'
import { issueLink } from './links.ts'

type LetterPorts = Pick<Ports, 'db' | 'clock' | 'env'>
type Details = Record<string, string>

/**
 * Writes the letters of accounts; null for one that is not ours. A letter that has nothing to say to
 * its recipient is written all the same, for nobody: how long that takes tells nothing of an address.
 */
export async function writeAccountLetter(
  ports: LetterPorts,
  { name, recipient, details }: Letter & { details: Details },
): Promise<WrittenLetter | null> {
  const home = `${ports.env.PUBLIC_URL}/`
  if (name === 'verify-email') return writeVerification(ports, recipient, details)
  if (name === 'reset-password') {
    const { token, account } = await linkFor(ports, { recipient, purpose: 'reset' })
    const { resetPasswordLetter } = await import('./emails/reset-password.tsx')
    const letter = await resetPasswordLetter(`${home}reset-password?token=${token}`)
    return { ...letter, isForNobody: account === null }
  }
  if (name !== 'password-changed') return null
  const { passwordChangedLetter } = await import('./emails/password-changed.tsx')
  return passwordChangedLetter(home)
}

/** An address that is verified already is told so: there is nothing to verify. */
async function writeVerification(ports: LetterPorts, recipient: string, details: Details) {
  const home = `${ports.env.PUBLIC_URL}/`
  const { token, account } = await linkFor(ports, {
    recipient,
    purpose: 'verify',
    unless: (held) => isOpen(held) || isOutdated(held, details),
  })
  if (account && isOpen(account)) {
    const { alreadyRegisteredLetter } = await import('./emails/already-registered.tsx')
    return alreadyRegisteredLetter(home)
  }
  const { verifyEmailLetter } = await import('./emails/verify-email.tsx')
  const letter = await verifyEmailLetter(`${home}verify-email?token=${token}`)
  return { ...letter, isForNobody: account === null || isOutdated(account, details) }
}

const isOpen = ({ emailVerified, isContested }: StoredAccount) => emailVerified && !isContested

/** A later signup brought another password: the link of this one would stand for the wrong person. */
const isOutdated = ({ signupId }: StoredAccount, details: Details) =>
  details.signupId !== undefined && details.signupId !== signupId

interface LinkAsked {
  recipient: string
  purpose: LinkPurpose
  unless?: (account: StoredAccount) => boolean
}

/**
 * The token is born when the letter leaves: nothing that waits, or is stored, holds it. Where there
 * is no account, or it gets no link, the same statements are made for nobody and the token opens nothing.
 */
function linkFor({ db, clock }: LetterPorts, { recipient, purpose, unless }: LinkAsked) {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccountByEmail(tx, recipient)
    const accountId = account && !unless?.(account) ? account.id : randomUUID()
    const token = await issueLink(tx, { accountId, purpose, now: clock.now() })
    return { token, account }
  })
}
