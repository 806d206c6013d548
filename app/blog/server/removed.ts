import sanitize from 'sanitize-html'
import { RENAMED } from './clean-html.ts'

/** So many remarks are read; more are counted. */
const REMARKS_MAX = 12

/** What cleaning took out of HTML or wrote otherwise, in French; empty when it is all there. */
export function removedFrom(html: string, cleaned: string): string[] {
  const left = partsOf(cleaned)
  const isLess = ([part, times]: [string, number]) => times > (left.get(part) ?? 0)
  const remarks = [...partsOf(html)].filter(isLess).flatMap(([part]) => {
    const [tag = '', attribute] = part.split(' ')
    if (part === 'img') return [IMAGE_FROM_ELSEWHERE]
    if (attribute === undefined) return [RENAMED[tag] ? renamed(tag) : `<${tag}>`]
    return left.has(tag) ? [`${attribute} sur <${tag}>`] : []
  })
  if (html.includes('<!--')) remarks.push('les commentaires')
  const others = remarks.length - REMARKS_MAX
  return others > 0 ? [...remarks.slice(0, REMARKS_MAX), `et ${others} autres`] : remarks
}

const IMAGE_FROM_ELSEWHERE = "une image qui n'est pas enregistrée sur ce site"

const renamed = (tag: string) => `<${tag}>, devenu <${RENAMED[tag]}>`

/** How often each element stands there, and each attribute of an element, as « a href ». */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1)
  sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag: (tag, attributes) => {
      count(tag)
      const shown = RENAMED[tag] ?? tag
      for (const name of Object.keys(attributes)) count(`${shown} ${name}`)
    },
  })
  return parts
}
