import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApi } from '#app/create-api.ts'
import { BENEFITS, FREE_PLAN, PREMIUM_PLAN } from './pricing.ts'

/** What keeps each promise of /pricing, in its exact words: a call, or a file with words it holds. */
const KEPT: Record<string, readonly (`call ${string}` | [file: string, words: string])[]> = {
  '3 simulations complètes': [
    ['app/simulation/free-simulations.ts', 'FREE_SIMULATIONS = 3'],
    'call POST /api/simulate',
  ],
  'Des questions personnalisées, tirées de votre offre': ['call POST /api/generate-questions'],
  'Un retour détaillé sur chaque réponse': ['call POST /api/generate-feedback'],
  "Des conseils d'amélioration": [['app/interviewer/interviewer.ts', 'improvements']],
  'Un rapport PDF de base': ['call POST /api/generate-report'],
  'Simulations illimitées, à vie': [['app/simulation/start/access.ts', 'isPremium']],
  'Une analyse approfondie, notée': ['call POST /api/analyse-answer'],
  'Des conseils propres à votre secteur': [['app/interviewer/in-depth.ts', 'TradeAdvice']],
  'Un rapport PDF détaillé': [
    ['app/simulation/server/service.ts', 'isPremium\n    ? { ...report, detail'],
  ],
  "L'historique de toutes vos simulations": [
    'call GET /api/simulations',
    ['app/routes.ts', "route('historique'"],
  ],
  'Une assistance par e-mail prioritaire': [
    'call POST /api/support',
    ['app/support/server/service.ts', 'isPremium'],
  ],
  "Autant d'offres, autant d'essais que nécessaire. Vous reprenez la même annonce la veille du rendez-vous sans compter.":
    [['app/simulation/start/access.ts', 'isPremium'], 'call POST /api/simulate'],
  'Une analyse approfondie de chaque réponse, avec un score et ses raisons.': [
    'call POST /api/analyse-answer',
  ],
  'Vos simulations restent dans votre historique : vous voyez ce qui progresse et ce qui reste à travailler.':
    [
      'call GET /api/progress',
      ['app/routes.ts', "route('progression'"],
      ['app/history/progress-reading.ts', 'StoryLog'],
    ],
  'Une question sur votre compte ou sur un retour ? Vos messages passent en premier.': [
    'call POST /api/support',
    ['app/support/server/service.ts', 'isPremium'],
  ],
}

const { paths } = await (await createApi().request('/openapi.json')).json()
const PROMISES = [...FREE_PLAN, ...PREMIUM_PLAN, ...BENEFITS.map(({ text }) => text)]

test.each(PROMISES)('« %s » is kept', (promise) => {
  const keepers = KEPT[promise] ?? []

  expect(keepers).not.toEqual([])
  for (const keeper of keepers) {
    if (typeof keeper === 'string') {
      const [, method = '', path = ''] = keeper.split(' ')
      expect(paths[path]?.[method.toLowerCase()], keeper).toBeDefined()
    } else {
      const [file, words] = keeper
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file, 'utf8')).toContain(words)
    }
  }
})
