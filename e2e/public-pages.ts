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
  '/entretien-sante',
  '/entretien-social',
  '/entretien-commerce',
  '/entretien-batiment',
  '/entretien-service-public',
  '/mentions-legales',
  '/cgv',
  '/confidentialite',
  '/assistance',
  '/retractation',
]
