export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** An element of a text, escaped, or of elements that are XML already. */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`

const escaped = (text: string) => writable(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** XML has no way at all to write most control characters. */
const writable = (text: string) =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
