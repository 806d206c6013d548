/** A field that is dictated into: what was heard last, and may still change, stands between two places. */
export interface Dictated {
  text: string
  start: number
  end: number
}

export const dictateAt = (text: string, place: number): Dictated => ({
  text,
  start: place,
  end: place,
})

export interface Heard {
  /** Words that will not change any more. */
  sure: string
  /** Words that may: the next ones take their place. */
  unsure: string
}

/** Writes what was heard where the last words were heard, apart from the words around. */
export function write({ text, start, end }: Dictated, { sure, unsure }: Heard): Dictated {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const words = [sure, unsure].filter(Boolean).join(' ')
  if (words === '') return { text: before + after, start, end: start }
  const said = before.trim() === '' ? words.charAt(0).toUpperCase() + words.slice(1) : words
  const gap = before === '' || /\s$/.test(before) ? '' : ' '
  const space = after === '' || /^[\s.,;:!?…»)]/.test(after) ? '' : ' '
  const written = gap + said
  const settled = sure === '' ? start : start + gap.length + sure.length
  return { text: before + written + space + after, start: settled, end: start + written.length }
}

/**
 * The field after somebody typed in it. Words that were being heard and are typed over are theirs:
 * `isTaken` tells that what was heard so far is settled.
 */
export function follow(dictated: Dictated, typed: string): Dictated & { isTaken: boolean } {
  const { text, start, end } = dictated
  const head = sharedStart(text, typed)
  const tail = sharedEnd(text, typed, head)
  const [from, to] = [head, text.length - tail]
  const moved = typed.length - text.length
  if (from >= end) return { text: typed, start, end, isTaken: false }
  if (to <= start) return { text: typed, start: start + moved, end: end + moved, isTaken: false }
  const place = Math.max(end, to) + moved
  return { text: typed, start: place, end: place, isTaken: true }
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function sharedEnd(one: string, other: string, head: number): number {
  const most = Math.min(one.length, other.length) - head
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
