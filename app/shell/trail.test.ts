import { expect, test } from 'vitest'
import { trailTo } from './trail.ts'

const labels = (pathname: string) => trailTo(pathname).map(({ label }) => label)

test('home and pages of a single level show no breadcrumb', () => {
  const paths = ['/', '/blog', '/job-description', '/pricing/']

  const trails = paths.map(trailTo)

  expect(trails).toEqual([[], [], [], []])
})

test('an article stands under « Blog & Ressources », hyphens shown as spaces', () => {
  const trail = trailTo('/blog/reussir-son-entretien')

  expect(trail).toEqual([
    { label: 'Blog & Ressources', to: '/blog' },
    { label: 'Reussir son entretien', to: '/blog/reussir-son-entretien' },
  ])
})

test.each([
  ['/x/pricing', 'Tarifs'],
  ['/x/about', 'À Propos'],
  ['/x/entretien-informatique', 'Informatique'],
  ['/x/entretien-commercial', 'Commercial'],
  ['/x/entretien-marketing', 'Marketing'],
  ['/x/entretien-finance', 'Finance'],
  ['/x/job-description', 'Description du Poste'],
  ['/x/simulator', 'Simulation en Cours'],
  ['/x/feedback', 'Feedback'],
  ['/x/summary', 'Résumé de la Simulation'],
  ['/x/verify-email', 'Vérification Email'],
  ['/x/reset-password', 'Réinitialisation Mot de Passe'],
])('%s is named %s', (pathname, label) => {
  const trail = labels(pathname)

  expect(trail).toEqual(['X', label])
})

test('an address that cannot be decoded is shown as it is', () => {
  const trail = labels('/blog/%E9t%C3%A9/%C3%A9t%C3%A9')

  expect(trail).toEqual(['Blog & Ressources', '%E9t%C3%A9', 'Été'])
})

test('an article being edited is named by its identifier, and leads to no page that is missing', () => {
  const trail = trailTo('/admin/blog/edit/600795c8-7241-45a4-ab2a-783993cca41a')

  expect(trail).toEqual([
    { label: 'Admin', to: '/admin' },
    { label: 'Blog & Ressources', to: '/admin/blog' },
    { label: 'Modifier', to: null },
    {
      label: '600795c8 7241 45a4 ab2a 783993cca41a',
      to: '/admin/blog/edit/600795c8-7241-45a4-ab2a-783993cca41a',
    },
  ])
})

test.each([
  ['/admin/users', ['Admin', 'Utilisateurs']],
  ['/admin/blog/new', ['Admin', 'Blog & Ressources', 'Nouvel Article']],
  ['/historique/600795c8-7241-45a4-ab2a-783993cca41a', ['Historique', 'Une simulation']],
])('%s is named in French', (pathname, expected) => {
  expect(labels(pathname)).toEqual(expected)
})
