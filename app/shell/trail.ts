import { PAGES, SECTORS } from './places.ts'

interface Step {
  label: string
  to: string
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
}

/** Past simulations and edited articles: an identifier that nobody reads. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/

/** The way from home to a page; empty on the home page and on paths of a single level. */
export function trailTo(pathname: string): Step[] {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length < 2) return []
  // No page stands at /admin/blog/edit: the article that is edited has that step for its own.
  const isEdited = UUID.test(segments.at(-1) ?? '') && segments.at(-2) === 'edit'
  return (isEdited ? segments.slice(0, -1) : segments).map((segment, index) => ({
    label: LABELS[segment] ?? (UUID.test(segment) ? 'Une simulation' : spokenName(segment)),
    to: `/${segments.slice(0, index + 1).join('/')}`,
  }))
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
