import type { Letter } from '#app/platform/mailer/outbox.ts'
import type { Ports } from '#app/ports.ts'

/** Writes what a withdrawal sends, to the seller and to the buyer; null for a letter that is not ours. */
export async function writeWithdrawalLetter(
  { env }: Pick<Ports, 'env'>,
  { name, details }: Letter & { details: Record<string, string> },
) {
  if (name !== 'withdrawal' && name !== 'withdrawal-taken') return null
  const { withdrawalLetter, withdrawalTakenLetter } = await import('./emails/withdrawal.tsx')
  const { name: buyer = '', email = '', takenAt = '' } = details
  const stated = { name: buyer, email, takenAt }
  const [letter, replyTo] =
    name === 'withdrawal'
      ? [await withdrawalLetter(stated), email]
      : [await withdrawalTakenLetter(stated), env.SUPPORT_EMAIL]
  return { ...letter, ...(replyTo && { replyTo }) }
}
