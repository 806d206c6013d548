import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/env.ts'
import { whoInterviews } from './who-interviews.ts'

const of = (env: Record<string, string>) => whoInterviews(readEnv({ NODE_ENV: 'test', ...env }))

test('without a key the coach interviews', () => {
  expect(of({})).toEqual({ kind: 'coach' })
})

test('a key of Gemini names Google, and the server in between when there is one', () => {
  expect(of({ GEMINI_API_KEY: 'une-cle' })).toEqual({ kind: 'google', host: null })
  expect(
    of({ GEMINI_API_KEY: 'une-cle', AI_BASE_URL: 'https://relais.exemple.fr/v1beta' }),
  ).toEqual({ kind: 'google', host: 'relais.exemple.fr' })
})

test("the owner's own server is named by its host alone", () => {
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'petit-modele',
    AI_BASE_URL: 'http://modele.exemple.fr:8000/v1',
  }
  expect(of(env)).toEqual({ kind: 'server', host: 'modele.exemple.fr' })
})
