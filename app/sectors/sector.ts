import type { CATEGORIES } from '#app/blog/rules.ts'

export const SECTORS = [
  'informatique',
  'commercial',
  'marketing',
  'finance',
  'sante',
  'social',
  'commerce',
  'batiment',
  'service-public',
] as const
export type SectorName = (typeof SECTORS)[number]

/** What the page of a sector says. */
export interface Sector {
  /** As the navigation names it. */
  label: string
  title: string
  subtitle: string
  description: string
  /** What search engines show under the title: a line and a half. */
  summary: string
  /** Under which the blog writes for this sector. */
  category: (typeof CATEGORIES)[number]
  colour: 'blue' | 'green' | 'purple' | 'yellow'
  questions: readonly SampleQuestion[]
  skills: readonly Skill[]
  /** Well-known employers of the sector, as examples; nothing is claimed about them. */
  companies: readonly string[]
  /** As the specification gives them; null where it gives none, since none is invented. */
  stats: { interviews: string; successRate: string; avgSalary: string } | null
}

export interface SampleQuestion {
  question: string
  /** What the recruiter listens for. */
  hint: string
}

export interface Skill {
  name: string
  detail: string
}

export const addressOf = (name: string): string => `/entretien-${name}`

export const isSectorName = (name: string): name is SectorName =>
  (SECTORS as readonly string[]).includes(name)
