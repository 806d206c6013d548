import { parsePartialJson } from 'ai'

/** What a model thinks aloud before it answers; what never ends holds no answer. */
export const withoutThoughts = (text: string) =>
  text.replace(/^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/i, '')

/** The JSON of a reply, thought aloud, fenced, introduced or cut as it may be; undefined when there is none. */
export async function readJson(reply: string): Promise<unknown> {
  const text = withoutThoughts(reply)
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
