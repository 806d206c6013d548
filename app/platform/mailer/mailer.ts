export interface Mail {
  /** Stays the same when a mail is tried again, so that a mailbox may recognise a duplicate. */
  id: string
  to: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  priority?: 'high'
  subject: string
  html: string
  text: string
}

/** Hands mails over to the outside world. */
export interface Mailer {
  /** Throws `MailRefused` when trying again is useless, anything else when it may help. */
  send(mail: Mail): Promise<void>
  /** Does the work of sending, but hands nothing over: who watches cannot tell which it was. */
  rehearse(mail: Mail): Promise<void>
  /** Removes what it keeps itself of an address: mails to it, and those that answer to it. */
  forget?(address: string): Promise<void>
  close(): void
}

/** The mail server says that this address will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
