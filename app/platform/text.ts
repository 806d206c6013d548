import { z } from 'zod'

/** The text without what no database or screen can hold: NUL is taken out, a lone surrogate replaced. */
export const readable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The published form of that rule; whatever else was typed is kept as it is, spaces included. */
const KEPT = 'Gardé tel quel, sans caractère NUL ; un demi-caractère isolé devient U+FFFD.'

/** What is asked in an address: one line, of which no more is read. */
export const shortened = (most: number) =>
  z
    .string()
    .overwrite((typed) => readable(typed).trim().slice(0, most))
    .max(most)
    .describe("Ce qui dépasse n'est pas lu.")

/** Any text of a person. */
export const Text = z.string().overwrite(readable).describe(KEPT)
