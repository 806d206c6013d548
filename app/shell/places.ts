interface Place {
  to: string
  label: string
}

/** Where the header and the footer lead. */
export const SECTORS: readonly (Place & { dot: string })[] = [
  { to: '/entretien-informatique', label: 'Informatique', dot: 'bg-blue' },
  { to: '/entretien-commercial', label: 'Commercial', dot: 'bg-good' },
  { to: '/entretien-marketing', label: 'Marketing', dot: 'bg-purple' },
  { to: '/entretien-finance', label: 'Finance', dot: 'bg-yellow' },
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
]
