import type { KnownSector } from './known-sector.ts'
import { SECTORS_OF_GOODS } from './sectors-of-goods.ts'
import { SECTORS_OF_SERVICES } from './sectors-of-services.ts'

/** The most precise come first. */
export const SECTORS: readonly KnownSector[] = [...SECTORS_OF_GOODS, ...SECTORS_OF_SERVICES]

/** Words of any office, site or home: a sector only where the offer says so. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  'energie',
  'energies',
  'electronique',
  'volets',
  'fermetures',
  'stores',
  'portes de garage',
  'proprete',
  'assurance',
  'assurances',
  'luxe',
  'optique',
  'materiaux',
  'emballage',
  'emballages',
  'carton',
  'dechets',
  'recyclage',
  'tri selectif',
  'environnement et',
  'isolation',
  'levage',
  'nacelles',
  'chariots elevateurs',
  'outillage',
])
