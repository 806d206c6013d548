/** In bytes, what calls may be sent: a form, texts at their longest, an interview or an article. */
export const SMALL = 4_000
export const MEDIUM = 200_000
export const LARGE = 1_000_000
