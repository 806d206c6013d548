import { hash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess, fit for a link and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored and looked up instead of a secret. A comparison that takes longer when more of it
 * is right reveals nothing: a caller chooses the secret, not its fingerprint.
 */
export const fingerprint = (secret: string): string => hash('sha256', secret, 'hex')
