import type { Mail } from './mailer.ts'

/** Nothing that stands in a mail makes nodemailer read a file or an address. */
export const CLOSED_TO_FILES = { disableFileAccess: true, disableUrlAccess: true }

/** A mail as nodemailer takes it; addresses are never parsed again, since they are addresses already. */
export const asMessage = ({ to, replyTo, priority, subject, html, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...(priority && { priority }),
  subject,
  html,
  text,
})
