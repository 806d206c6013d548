/** In bytes, what calls may be sent: a form, texts at their longest, an interview or an article, an image. */
export const SMALL = 4_000
export const MEDIUM = 200_000
export const LARGE = 1_000_000
export const IMAGE = 3_000_000
