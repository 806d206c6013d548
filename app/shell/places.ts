interface Place {
  to: string
  label: string
}

export type Tone = 'blue' | 'green' | 'purple' | 'yellow'

/** Where the header and the footer lead. */
export const SECTORS: readonly (Place & { tone: Tone })[] = [
  { to: '/entretien-informatique', label: 'Informatique', tone: 'blue' },
  { to: '/entretien-commercial', label: 'Commercial', tone: 'green' },
  { to: '/entretien-marketing', label: 'Marketing', tone: 'purple' },
  { to: '/entretien-finance', label: 'Finance', tone: 'yellow' },
  { to: '/entretien-sante', label: 'Santé', tone: 'blue' },
  { to: '/entretien-social', label: 'Social', tone: 'green' },
  { to: '/entretien-commerce', label: 'Commerce', tone: 'purple' },
  { to: '/entretien-batiment', label: 'Bâtiment', tone: 'yellow' },
  { to: '/entretien-service-public', label: 'Service public', tone: 'blue' },
]

export const HOME: Place = { to: '/', label: 'Accueil' }

export const PAGES: readonly Place[] = [
  { to: '/blog', label: 'Blog' },
  { to: '/pricing', label: 'Tarifs' },
  { to: '/about', label: 'À Propos' },
]

export const LEGAL_PAGES: readonly Place[] = [
  { to: '/mentions-legales', label: 'Mentions légales' },
  { to: '/cgv', label: 'Conditions générales' },
  { to: '/confidentialite', label: 'Confidentialité' },
  { to: '/assistance', label: 'Assistance' },
  // The words that the law asks for, on every page.
  { to: '/retractation', label: 'Renoncer au contrat ici' },
]
