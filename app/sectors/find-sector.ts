import { batiment } from './content/batiment.ts'
import { commerce } from './content/commerce.ts'
import { commercial } from './content/commercial.ts'
import { finance } from './content/finance.ts'
import { informatique } from './content/informatique.ts'
import { marketing } from './content/marketing.ts'
import { sante } from './content/sante.ts'
import { servicePublic } from './content/service-public.ts'
import { social } from './content/social.ts'
import { isSectorName, SECTORS, type Sector, type SectorName } from './sector.ts'

const CONTENT: Record<SectorName, Sector> = {
  informatique,
  commercial,
  marketing,
  finance,
  sante,
  social,
  commerce,
  batiment,
  'service-public': servicePublic,
}

/** The sector of that name, or null. */
export const findSector = (name: string): Sector | null =>
  isSectorName(name) ? CONTENT[name] : null

export const SECTOR_LABELS = SECTORS.map((name) => ({ name, label: CONTENT[name].label }))
