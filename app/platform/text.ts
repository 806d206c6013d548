import { z } from 'zod'

/** The text without what no database or screen can hold: NUL is taken out, a lone surrogate replaced. */
export const readable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The published form of that rule; whatever else was typed is kept as it is, spaces included. */
const KEPT = 'Gardé tel quel, sans caractère NUL ; un demi-caractère isolé devient U+FFFD.'

/** Any text of a person. */
export const Text = z.string().overwrite(readable).describe(KEPT)
