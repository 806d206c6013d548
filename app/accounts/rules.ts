/** The rules of an account that screens and server share. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256
/** Of an address as it is typed, with whatever spaces stand around it. */
export const TYPED_EMAIL_MAX = 1_000
/** Between a successful reset of the password and the way home, in milliseconds. */
export const RESET_REDIRECT_DELAY = 3000

/** Characters as a person counts them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length
