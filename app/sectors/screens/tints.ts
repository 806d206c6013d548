import type { Sector } from '../sector.ts'

/** The colour of a sector as a quiet tint: a ground, and what is written on it. */
export const TINTS: Record<Sector['colour'], string> = {
  blue: 'bg-blue-tint text-blue',
  green: 'bg-good-tint text-good',
  purple: 'bg-purple-tint text-purple',
  yellow: 'bg-yellow-tint text-yellow',
}

export const EDGES: Record<Sector['colour'], string> = {
  blue: 'border-blue',
  green: 'border-good',
  purple: 'border-purple',
  yellow: 'border-yellow',
}
