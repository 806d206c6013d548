import { commercial } from './content/commercial.ts'
import { finance } from './content/finance.ts'
import { informatique } from './content/informatique.ts'
import { marketing } from './content/marketing.ts'
import { isSectorName, SECTORS, type Sector, type SectorName } from './sector.ts'

const CONTENT: Record<SectorName, Sector> = { informatique, commercial, marketing, finance }

/** The sector of that name, or null. */
export const findSector = (name: string): Sector | null =>
  isSectorName(name) ? CONTENT[name] : null

export const SECTOR_LABELS = SECTORS.map((name) => ({ name, label: CONTENT[name].label }))
