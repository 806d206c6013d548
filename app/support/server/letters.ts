import type { Letter } from '#app/platform/mailer/outbox.ts'

/** Writes a message to support as its mail; null for a letter that is not ours. */
export async function writeSupportLetter({
  name,
  details,
}: Letter & { details: Record<string, string> }) {
  if (name !== 'support-message') return null
  const { messageLetter } = await import('./emails/message.tsx')
  const isPremium = details.plan === 'premium'
  const email = details.email ?? ''
  const letter = await messageLetter({
    email,
    isPremium,
    account: details.account || null,
    subject: details.subject ?? '',
    message: details.message ?? '',
  })
  return { ...letter, replyTo: email, ...(isPremium && { priority: 'high' as const }) }
}
