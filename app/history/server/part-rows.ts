import { isAnswered } from '#app/simulation/rules.ts'
import { Part } from '../contract.ts'
import { partName } from '../parts.ts'
import type { PartRow } from './storage.ts'

/** A part as it is kept; what a list needs of it stands in columns beside its text. */
export function toRow(simulationId: string, part: Part): PartRow {
  return {
    simulationId,
    name: partName(part),
    changedAt: part.changedAt,
    score: part.kind === 'step' && isAnswered(part.answer) ? (part.feedback?.score ?? null) : null,
    isAnswered: part.kind === 'step' ? Number(isAnswered(part.answer)) : null,
    content: JSON.stringify(part),
  }
}

/** A part that an older version of the product kept in another shape is left out, never an error. */
export function fromRows(rows: readonly PartRow[]): Part[] {
  return rows.flatMap(({ content }) => {
    const parsed = Part.safeParse(JSON.parse(content))
    return parsed.success ? [parsed.data] : []
  })
}
