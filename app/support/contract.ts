import { z } from 'zod'
import { Email } from '#app/accounts/contract.ts'
import { countCharacters } from '#app/accounts/rules.ts'
import { readable } from '#app/platform/text.ts'
import { MESSAGE_MISSING, MESSAGE_TOO_LONG, SUBJECT_MISSING, SUBJECT_TOO_LONG } from './messages.ts'
import { MESSAGE_MAX, SUBJECT_MAX, TYPED_MAX } from './rules.ts'

/** Marks that steer a display rather than say something; in a header they would do worse. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
const STEERING_BUT_LINES = /(?!\n|\t)[\p{Cc}\p{Bidi_Control}]/gu

const oneLine = (typed: string) =>
  readable(typed).replace(STEERING, ' ').replace(/ {2,}/g, ' ').trim()

const inLines = (typed: string) =>
  readable(typed)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(STEERING_BUT_LINES, '')
    .trim()

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** `POST /api/support`: 503 where no address receives messages, 429 after too many. */
export const SupportMessage = z.object({
  email: Email,
  subject: z
    .string(SUBJECT_MISSING)
    .max(TYPED_MAX, SUBJECT_TOO_LONG)
    .transform(oneLine)
    .refine(hasWords, SUBJECT_MISSING)
    .refine((typed) => countCharacters(typed) <= SUBJECT_MAX, SUBJECT_TOO_LONG)
    .describe(
      'Mis sur une ligne : chaque suite de retours et de signes de contrôle devient une espace.',
    ),
  message: z
    .string(MESSAGE_MISSING)
    .max(TYPED_MAX, MESSAGE_TOO_LONG)
    .transform(inLines)
    .refine(hasWords, MESSAGE_MISSING)
    .refine((typed) => countCharacters(typed) <= MESSAGE_MAX, MESSAGE_TOO_LONG)
    .describe('Gardé avec ses lignes, sans les signes de contrôle ni les espaces des deux bouts.'),
})
export type SupportMessage = z.infer<typeof SupportMessage>

/** The three fields as they stand, right or wrong. */
export type Written = Record<keyof SupportMessage, string>
export type Faults = Partial<Record<keyof SupportMessage, string>>

/** What became of a form that was sent before JavaScript arrived. */
export type FormOutcome =
  | { sent: string }
  | { sent?: never; problem: string | null; faults: Faults; written: Written }
