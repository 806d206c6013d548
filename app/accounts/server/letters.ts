import type { Letter } from '#app/platform/mailer/outbox.ts'
import type { Ports } from '#app/ports.ts'
import type { LinkPurpose } from './link-storage.ts'
import { issueLink } from './links.ts'
import { holdAccountByEmail, type StoredAccount } from './storage.ts'

type LetterPorts = Pick<Ports, 'db' | 'clock' | 'env'>
type Details = Record<string, string>

/** Writes the letters of accounts; null for one that has nothing to say any more, or that is not ours. */
export async function writeAccountLetter(
  ports: LetterPorts,
  { name, recipient, details }: Letter & { details: Details },
) {
  const home = `${ports.env.PUBLIC_URL}/`
  if (name === 'verify-email') return writeVerification(ports, recipient, details)
  if (name === 'reset-password') {
    const token = await linkFor(ports, { recipient, purpose: 'reset' })
    if (!token) return null
    const { resetPasswordLetter } = await import('./emails/reset-password.tsx')
    return resetPasswordLetter(`${home}reset-password?token=${token}`)
  }
  if (name !== 'password-changed') return null
  const { passwordChangedLetter } = await import('./emails/password-changed.tsx')
  return passwordChangedLetter(home)
}

/** An address that is verified already is told so: there is nothing to verify. */
async function writeVerification(ports: LetterPorts, recipient: string, details: Details) {
  const home = `${ports.env.PUBLIC_URL}/`
  let isVerified = false
  const token = await linkFor(ports, {
    recipient,
    purpose: 'verify',
    unless: (account) => {
      isVerified = account.emailVerified && !account.isContested
      return isVerified || isOutdated(account, details)
    },
  })
  if (token) {
    const { verifyEmailLetter } = await import('./emails/verify-email.tsx')
    return verifyEmailLetter(`${home}verify-email?token=${token}`)
  }
  if (!isVerified) return null
  const { alreadyRegisteredLetter } = await import('./emails/already-registered.tsx')
  return alreadyRegisteredLetter(home)
}

/** A later signup brought another password: the link of this one would stand for the wrong person. */
const isOutdated = ({ signupId }: StoredAccount, details: Details) =>
  details.signupId !== undefined && details.signupId !== signupId

interface LinkAsked {
  recipient: string
  purpose: LinkPurpose
  unless?: (account: StoredAccount) => boolean
}

/** The token is born when the letter leaves: nothing that waits, or is stored, holds it. */
function linkFor({ db, clock }: LetterPorts, { recipient, purpose, unless }: LinkAsked) {
  return db.transaction().execute(async (tx) => {
    const account = await holdAccountByEmail(tx, recipient)
    if (!account || unless?.(account)) return null
    return issueLink(tx, { account, purpose, now: clock.now() })
  })
}
