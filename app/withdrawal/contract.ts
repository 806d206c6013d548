import { z } from 'zod'
import { Email } from '#app/accounts/contract.ts'
import { readable } from '#app/platform/text.ts'
import { NAME_MISSING } from './messages.ts'

/** Of a person: letters, and what stands between them. No room for an address or a sentence. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]{1,79}$/u

/** What a buyer states to withdraw from the contract: who they are, and which account it is about. */
export const Withdrawal = z.object({
  name: z
    .string(NAME_MISSING)
    .transform((typed) => readable(typed).replace(/\s+/g, ' ').trim())
    .refine((typed) => NAME.test(typed), NAME_MISSING),
  email: Email,
})
export type Withdrawal = z.infer<typeof Withdrawal>

type Written = Record<keyof Withdrawal, string>

/** What became of the form: taken at a moment, in words, or to be mended. */
export type WithdrawalOutcome =
  | { takenAt: string; email: string }
  | {
      takenAt?: never
      problem: string | null
      faults: Partial<Record<keyof Withdrawal, string>>
      written: Written
    }
