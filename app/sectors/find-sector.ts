import { commercial } from './content/commercial.ts'
import { finance } from './content/finance.ts'
import { informatique } from './content/informatique.ts'
import { marketing } from './content/marketing.ts'
import { SECTORS, type Sector, type SectorName } from './sector.ts'

const CONTENT: Record<SectorName, Sector> = { informatique, commercial, marketing, finance }

/** The sector of that name, or null. */
export const findSector = (name: string): Sector | null => (isSector(name) ? CONTENT[name] : null)

const isSector = (name: string): name is SectorName => (SECTORS as readonly string[]).includes(name)
