/** A text without what no database can hold: NUL and lone surrogates. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')
