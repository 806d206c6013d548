import { z } from 'zod'
import { mailAddress } from '#app/platform/mail-address.ts'
import {
  EMAIL_INVALID,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
} from './messages.ts'
import { countCharacters, PASSWORD_MAX, PASSWORD_MIN, TYPED_EMAIL_MAX } from './rules.ts'

/** An address as it was typed; what comes out is its one form. */
export const Email = z
  .string(EMAIL_INVALID)
  .max(TYPED_EMAIL_MAX, EMAIL_INVALID)
  .transform((typed, problems) => {
    const address = mailAddress(typed)
    if (address) return address
    problems.addIssue({ code: 'custom', message: EMAIL_INVALID })
    return z.NEVER
  })

/** The longest that so many characters, as a person counts them, can be. */
const PASSWORD_UNITS = 2 * PASSWORD_MAX

/** A password that is compared: whatever was typed, so that an old one is never refused by form. */
const GivenPassword = z
  .string(PASSWORD_REQUIRED)
  .min(1, PASSWORD_REQUIRED)
  .max(PASSWORD_UNITS, PASSWORD_TOO_LONG)
  .refine((typed) => countCharacters(typed) <= PASSWORD_MAX, PASSWORD_TOO_LONG)

/** A password that is chosen: taken as typed, with one rule and no other. */
export const NewPassword = z
  .string(PASSWORD_REQUIRED)
  .max(PASSWORD_UNITS, PASSWORD_TOO_LONG)
  .refine((typed) => countCharacters(typed) >= PASSWORD_MIN, PASSWORD_TOO_SHORT)
  .refine((typed) => countCharacters(typed) <= PASSWORD_MAX, PASSWORD_TOO_LONG)

const LinkToken = z.string().min(1).max(200)

export const User = z.object({
  email: z.string(),
  isAdmin: z.boolean(),
  isPremium: z.boolean(),
  simulationsUsed: z.int(),
})
export type User = z.infer<typeof User>

/** `GET /api/user` */
export const CurrentUser = z.object({ user: User })
export type CurrentUser = z.infer<typeof CurrentUser>

/** Answer of the calls that only say what happened. */
export const Message = z.object({ message: z.string() })
export type Message = z.infer<typeof Message>

/** `POST /api/login`: 401 wrong, 403 unverified (« vérifiez votre email »), 429 too many failures. */
export const Login = z.object({ email: Email, password: GivenPassword })
export type Login = z.infer<typeof Login>
/** What the form asks for before it calls: no account has a shorter password. */
export const TypedLogin = Login.extend({ password: NewPassword })
export const LoggedIn = z.object({ user: User, token: z.string() })
export type LoggedIn = z.infer<typeof LoggedIn>

/** `POST /api/signup`: always 201 for a well-formed body, whether the address is known or not. */
export const Signup = z.object({ email: Email, password: NewPassword })
export type Signup = z.infer<typeof Signup>
export const SignedUp = z.object({ email: z.string(), message: z.string() })
export type SignedUp = z.infer<typeof SignedUp>

/** `POST /api/resend-verification` and `POST /api/forgot-password`: 200 with a `Message`, always. */
export const AskLink = z.object({ email: Email })
export type AskLink = z.infer<typeof AskLink>

/**
 * `POST /api/verify-email`: 400, with « expired » in the message when the link was once good. An
 * answer that says `mustChoosePassword` has verified nothing: the call comes again with the password.
 */
export const VerifyEmail = z.object({ token: LinkToken, newPassword: NewPassword.optional() })
export type VerifyEmail = z.infer<typeof VerifyEmail>
export const VerifiedEmail = z.object({
  message: z.string(),
  email: z.string(),
  mustChoosePassword: z.boolean(),
})
export type VerifiedEmail = z.infer<typeof VerifiedEmail>

/** `POST /api/reset-password`: same refusals; signs every device out. */
export const ResetPassword = z.object({ token: LinkToken, newPassword: NewPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

/** `POST /api/change-password` (bearer): 403 on a wrong current password; signs the others out. */
export const ChangePassword = z.object({ currentPassword: GivenPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** A password asked again before what cannot be undone: `DELETE /api/user` (bearer), 403 on a wrong one. */
export const ConfirmPassword = z.object({ password: GivenPassword })
export type ConfirmPassword = z.infer<typeof ConfirmPassword>
