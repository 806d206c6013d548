import { askedDiploma } from './asked-diploma.ts'
import { BodyIndex } from './body-index.ts'
import { askedKeys } from './job-keys.ts'
import type { RomeData, RomeParent } from './rome.ts'
import { type Likeness, TitleIndex } from './title-index.ts'
import { spokenZones, titleZones, type Zone } from './title-zones.ts'
import { HIRED_MOST } from './vocabulary/hired-most.ts'

export interface RankedSheet {
  sheet: RomeParent
  domain: string
  /** How surely the text names it, and how much the text speaks of it; 0 to 1. */
  named: number
  told: number
  /** How much the text speaks of it beside its title; 1 when it says too little. */
  borneOut: number
  score: number
  naming: Naming | null
}

interface Naming {
  like: Likeness
  zone: Zone
  worth: number
}

/** Under this a likeness is chance more often than not. */
export const DOUBTFUL = 0.5
const BODY = 0.5
/** So near to the sheet of which the rest of the text speaks most, a diploma is that of the post. */
const AS_TOLD = 0.6
const OFTEN = 0.06

/** All sheets, the likeliest for this text first. */
export function openRanking(data: RomeData): (text: string) => RankedSheet[] {
  const titles = new TitleIndex(data)
  const bodies = new BodyIndex(data)
  /** Whether the rest of the text tells of the trade whose diploma it asks for. */
  const isBorneOut = (text: string, diploma: Zone) => {
    const elsewhere = bodies.nearnessBut(text, diploma.text)
    const [nearest] = [...namingsIn([diploma], titles)].sort(([, a], [, b]) => b.worth - a.worth)
    return nearest !== undefined && (elsewhere?.[nearest[0]] ?? 0) >= AS_TOLD
  }
  return (offer) => {
    const diploma = askedDiploma(offer)
    const isOfThePost = diploma !== null && isBorneOut(offer, diploma)
    const text = diploma === null || isOfThePost ? offer : offer.replace(diploma.text, ' ')
    const zones = [...titleZones(offer), ...(isOfThePost ? [diploma] : [])]
    const head = zones[0]?.text ?? ''
    const told = bodies.nearness(text, head)
    const borneOut = bodies.nearnessBut(text, head)
    const written = namingsIn(zones, titles)
    const namings = isNamed(written)
      ? written
      : namingsIn([...zones, ...spokenZones(offer)], titles)
    return data.parents
      .map((sheet, at) =>
        ranked(sheet, namings.get(at) ?? null, {
          told: told[at] ?? 0,
          borneOut: borneOut ? (borneOut[at] ?? 0) : null,
        }),
      )
      .sort((a, b) => b.score - a.score)
  }
}

/** A whole title that is no chance. */
const isNamed = (namings: ReadonlyMap<number, Naming>) =>
  [...namings.values()].some(({ like, worth }) => like.isWhole && worth > DOUBTFUL)

function namingsIn(zones: readonly Zone[], titles: TitleIndex): Map<number, Naming> {
  const namings = new Map<number, Naming>()
  for (const zone of zones) {
    for (const { keys, worth: share } of readings(zone.text))
      for (const [parent, like] of titles.like(keys)) {
        const worth = like.likeness * zone.worth * share
        if (worth > (namings.get(parent)?.worth ?? 0)) namings.set(parent, { like, zone, worth })
      }
  }
  return namings
}

/** « O2 - Garde d'enfant »: the post may be what comes after the dash. */
function readings(text: string) {
  const parts = text.split(/ [-–—|] /)
  const later =
    parts.length > 1
      ? parts
          .slice(1, 4)
          .map(askedKeys)
          .filter((keys) => keys.length >= 2)
      : []
  return [{ keys: askedKeys(text), worth: 1 }, ...later.map((keys) => ({ keys, worth: 0.9 }))]
}

/** A title of which the text does not speak counts for less, and a doubtful one for next to nothing; a title alone is told by nothing else. */
function ranked(
  sheet: RomeParent,
  naming: Naming | null,
  { told, borneOut }: { told: number; borneOut: number | null },
): RankedSheet {
  const agreed = (naming?.worth ?? 0) * (borneOut === null ? 1 : Math.min(1, 0.5 + told))
  const named = agreed > DOUBTFUL ? agreed : DOUBTFUL * (agreed / DOUBTFUL) ** 3
  const often = HIRED_MOST.has(sheet.code) ? OFTEN : 0
  const score = named + BODY * told + often
  return {
    sheet,
    domain: sheet.code.slice(0, 3),
    named,
    told,
    borneOut: borneOut ?? 1,
    score,
    naming,
  }
}
