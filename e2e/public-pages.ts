export const ARTICLE = '/blog/negocier-son-salaire-a-lembauche'

export const PUBLIC_PAGES = [
  '/',
  '/blog',
  ARTICLE,
  '/pricing',
  '/about',
  '/entretien-informatique',
  '/entretien-commercial',
  '/entretien-marketing',
  '/entretien-finance',
  '/mentions-legales',
  '/cgv',
  '/confidentialite',
  '/assistance',
  '/retractation',
]
