import type { KeptImage } from '../../article-contract.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** An image as it stands in a text, with the place that it takes and what it shows. */
export const imageHtml = ({ address, width, height }: KeptImage, alt: string): string =>
  `<img src="${address}" alt="${escaped(alt.trim())}" width="${width}" height="${height}">`

/** A text with something more where its author stands: a line of its own, unless it is inside one. */
export function inserted(text: string, at: number, html: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const gap = after === '' && before.trim() !== '' && !before.endsWith('\n') ? '\n\n' : ''
  return `${before}${gap}${html}${after}`
}

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '')
