import { PAGES, SECTORS } from './places.ts'

interface Step {
  label: string
  /** Null where no page stands. */
  to: string | null
}

/** Places are named as in the header, but for the blog. */
const LABELS: Record<string, string> = {
  ...Object.fromEntries([...PAGES, ...SECTORS].map(({ to, label }) => [to.slice(1), label])),
  blog: 'Blog & Ressources',
  'job-description': 'Description du Poste',
  historique: 'Historique',
  progression: 'Progression',
  simulator: 'Simulation en Cours',
  feedback: 'Feedback',
  summary: 'Résumé de la Simulation',
  'verify-email': 'Vérification Email',
  'reset-password': 'Réinitialisation Mot de Passe',
  users: 'Utilisateurs',
  new: 'Nouvel Article',
  edit: 'Modifier',
}

/** What past simulations and edited articles are called by. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/

/** The way from home to a page; empty on the home page and on paths of a single level. */
export function trailTo(pathname: string): Step[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length < 2) return []
  return segments.map((segment, index) => ({
    label: labelOf(segment, segments[index - 1]),
    to: segment === 'edit' ? null : `/${segments.slice(0, index + 1).join('/')}`,
  }))
}

function labelOf(segment: string, before: string | undefined): string {
  const isPast = before === 'historique' && UUID.test(segment)
  return LABELS[segment] ?? (isPast ? 'Une simulation' : spokenName(segment))
}

function spokenName(segment: string): string {
  const words = decoded(segment).replaceAll('-', ' ')
  return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
