import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('with no variable at all, the demonstration runs on this machine', () => {
  const env = readEnv({})

  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: './data',
    isProduction: false,
    hasRateLimits: true,
  })
  expect(env.DATABASE_URL).toBeUndefined()
})

test('an empty variable counts as missing', () => {
  const env = readEnv({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })

  expect(env).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' })
  expect(env.DATABASE_URL).toBeUndefined()
})

test('every bad value is listed at once, and what may be secret is not shown again', () => {
  const bad = { PORT: 'trois', DATABASE_URL: 'mysql://moi:secret@hote', RATE_LIMITS: 'peut-être' }

  expect(() => readEnv(bad)).toThrow(
    [
      "L'environnement n'est pas utilisable :",
      '- PORT : valeur refusée : « trois »',
      '- DATABASE_URL : valeur refusée',
      '- RATE_LIMITS : valeur refusée : « peut-être »',
    ].join('\n'),
  )
})

test('production is a public address, not a word alone', () => {
  const local = readEnv({ NODE_ENV: 'production' })
  const open = readEnv({ NODE_ENV: 'production', PUBLIC_URL: 'https://entretien.example/' })

  expect(local.isProduction).toBe(false)
  expect(open).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://entretien.example' })
})

test('in production, limits cannot be switched off and the scripted interviewer is refused', () => {
  const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://entretien.example' }

  const env = readEnv({ ...open, RATE_LIMITS: 'off' })

  expect(env.hasRateLimits).toBe(true)
  expect(() => readEnv({ ...open, AI_PROVIDER: 'scripted' })).toThrow(/AI_PROVIDER/)
})
