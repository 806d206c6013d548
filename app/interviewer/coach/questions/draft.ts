import { fillWording, type Slots } from './fill-wording.ts'

/** A question that could be asked. */
export interface Draft {
  text: string
  /** 0 belongs to the offer most, 3 suits anyone. */
  rank: number
  /** The piece of the offer it is built on, so that two questions of a set do not share one. */
  about: string | null
}

/** The wordings that the slots can fill, all of one rank. */
export function draftsFrom(
  wordings: readonly string[],
  slots: Slots,
  { rank, about = null }: { rank: number; about?: string | null },
): Draft[] {
  return wordings
    .map((wording) => fillWording(wording, slots))
    .filter((text) => text !== null)
    .map((text) => ({ text, rank, about }))
}
