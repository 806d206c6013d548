import { parsePartialJson } from 'ai'

/** The JSON of a reply, fenced, introduced or cut as it may be; undefined when there is none. */
export async function readJson(text: string): Promise<unknown> {
  const inside = /```(?:json)?\s*([\s\S]*?)(?:```|$)/i.exec(text)?.[1] ?? text
  const start = inside.search(/[{[]/)
  if (start < 0) return undefined
  const { value } = await parsePartialJson(upToLastClosing(inside.slice(start)))
  return typeof value === 'object' ? (value ?? undefined) : undefined
}

/** What a chatty model adds after the object would make it unreadable. */
function upToLastClosing(text: string): string {
  try {
    JSON.parse(text)
    return text
  } catch {
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
    const shorter = text.slice(0, end + 1)
    try {
      JSON.parse(shorter)
      return shorter
    } catch {
      return text
    }
  }
}
