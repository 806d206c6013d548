import { redact } from './redact.ts'

/** What nobody sees: controls, format characters, tags, private use, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu
const MARKUP =
  /<(?:script|style)\b[^>]{0,200}>[^<]{0,2000}<\/(?:script|style)>|<\/?[a-z!][^<>]{0,400}>/gi

/** A person's text as a model may read it: nothing hidden, no address, no sign that could close a fence. */
function asData(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .replace(MARKUP, ' ')
    .replace(INVISIBLE, (sign) => (/[\n\t]/.test(sign) ? sign : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return redact(plain).slice(0, most).replace(/</g, '‹').replace(/>/g, '›')
}

/** One piece of data between two marks that it cannot contain; `most` bounds its characters. */
export function fence(name: string, text: string, most: number): string {
  return `<${name}>\n${asData(text, most)}\n</${name}>`
}
