import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://entretien.example',
  SMTP_URL: 'smtps://envoi:secret@courrier.example',
  MAIL_FROM: 'Vis-à-vis <bonjour@entretien.example>',
}

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
  const open = readEnv({ ...PRODUCTION, PUBLIC_URL: 'https://entretien.example/' })

  expect(local.isProduction).toBe(false)
  expect(open).toMatchObject({ isProduction: true, PUBLIC_URL: 'https://entretien.example' })
})

test('the public address is that of a whole site, never of a folder of it', () => {
  const sentence = "- PUBLIC_URL : l'adresse du site seule"

  for (const after of ['/app', '/app/', '/?a=b', '/#a', '?']) {
    expect(() => readEnv({ PUBLIC_URL: `https://exemple.fr${after}` })).toThrow(sentence)
  }
  expect(() => readEnv({ PUBLIC_URL: 'https://lea:secret@exemple.fr' })).toThrow(sentence)
  expect(readEnv({ PUBLIC_URL: 'HTTPS://Exemple.fr:443//' }).PUBLIC_URL).toBe('https://exemple.fr')
})

test('in production, limits cannot be switched off and the scripted interviewer is refused', () => {
  const env = readEnv({ ...PRODUCTION, RATE_LIMITS: 'off' })

  expect(env.hasRateLimits).toBe(true)
  expect(() => readEnv({ ...PRODUCTION, AI_PROVIDER: 'scripted' })).toThrow(/AI_PROVIDER/)
})

test('production refuses to start without mail, a demonstration does not', () => {
  const { SMTP_URL, MAIL_FROM, ...silent } = PRODUCTION

  expect(() => readEnv(silent)).toThrow('- SMTP_URL : requise en production')
  expect(() => readEnv({ ...silent, SMTP_URL })).toThrow(
    '- MAIL_FROM : requise avec de vrais e-mails',
  )
  expect(readEnv({ ...silent, SMTP_URL, MAIL_FROM }).isProduction).toBe(true)
  expect(readEnv({ ...silent, PUBLIC_URL: 'http://localhost:3000' }).SMTP_URL).toBeUndefined()
})

test('the sender is one address on one line, the administrators a list of addresses', () => {
  const env = readEnv({ ADMIN_EMAILS: ' Lea@Exemple.fr, paul@société.fr ' })

  expect(env.ADMIN_EMAILS).toEqual(['lea@exemple.fr', 'paul@xn--socit-esab.fr'])
  expect(readEnv({}).ADMIN_EMAILS).toEqual([])
  expect(() => readEnv({ ADMIN_EMAILS: 'lea' })).toThrow('- ADMIN_EMAILS : valeur refusée')
  expect(() => readEnv({ MAIL_FROM: 'a@exemple.fr\r\nBcc: b@exemple.fr' })).toThrow('- MAIL_FROM')
  expect(() => readEnv({ MAIL_FROM: 'Vis-à-vis' })).toThrow('- MAIL_FROM')
})

test.each([
  'Entretien : le site <a@exemple.fr>',
  'Martin, Léa <a@exemple.fr>',
  'Léa <a@exemple.fr>, Paul <b@exemple.fr>',
  'a@exemple.fr, b@exemple.fr',
  'a@exemple.fr b@exemple.fr',
  'a@exemple.fr <b@exemple.fr>',
  'Équipe: a@exemple.fr;',
  'Vis-à-vis (essai) <a@exemple.fr>',
  '"Vis-à-vis <a@exemple.fr>',
  '"Martin, Léa" <a@exemple.fr>',
  '<a@exemple.fr',
  '<>',
])('the sender %j would be read as another one, or as several: it stops the start', (from) => {
  const faulty = { ...PRODUCTION, MAIL_FROM: from, TRUSTED_PROXIES: 'beaucoup' }

  expect(() => readEnv(faulty)).toThrow(`- MAIL_FROM : valeur refusée : « ${from} »`)
  expect(() => readEnv(faulty)).toThrow('- TRUSTED_PROXIES')
})

test.each([
  'a@exemple.fr',
  'Vis-à-vis <a@exemple.fr>',
  '"Vis-à-vis" <a@exemple.fr>',
  '<a@exemple.fr>',
])('the sender %s is one address', (from) => {
  expect(readEnv({ ...PRODUCTION, MAIL_FROM: from }).MAIL_FROM).toBe(from)
})

test('the coach interviews until a key is there, then Gemini does and visitors cost more', () => {
  const withKey = readEnv({ GEMINI_API_KEY: 'cle-1' })

  expect(readEnv({})).toMatchObject({ AI_PROVIDER: 'coach', VISITOR_DAILY_LIMIT: 2000 })
  expect(withKey).toMatchObject({
    AI_PROVIDER: 'google',
    AI_API_KEY: 'cle-1',
    AI_TIMEOUT_MS: 30_000,
    AI_SAMPLES: 1,
    VISITOR_DAILY_LIMIT: 60,
  })
  expect(readEnv({ GEMINI_API_KEY: 'cle-1', AI_PROVIDER: 'coach' }).VISITOR_DAILY_LIMIT).toBe(2000)
})

test('the model asked by default is the newest stable flash one that the Google provider names', () => {
  const provider = createRequire(import.meta.url).resolve('@ai-sdk/google')
  const named = readFileSync(join(dirname(provider), 'index.d.ts'), 'utf8')
  const versions = [...named.matchAll(/'gemini-(\d+(?:\.\d+)?)-flash'/g)].map(([, of]) =>
    Number(of),
  )

  const { AI_MODEL } = readEnv({ AI_API_KEY: 'cle-1' })

  expect(versions.length).toBeGreaterThan(2)
  expect(AI_MODEL).toBe(`gemini-${Math.max(...versions)}-flash`)
})

test('a model without what it needs stops the start, and its key is never shown', () => {
  const server = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' }

  expect(() => readEnv({ AI_PROVIDER: 'google' })).toThrow(
    '- AI_API_KEY : requise avec AI_PROVIDER=google (ou GEMINI_API_KEY)',
  )
  expect(() => readEnv(server)).toThrow('- AI_MODEL : requise avec AI_PROVIDER=openai-compatible')
  expect(() =>
    readEnv({ AI_PROVIDER: 'mistral', AI_API_KEY: 'clé à moi', AI_SAMPLES: '9' }),
  ).toThrow(
    [
      "L'environnement n'est pas utilisable :",
      '- AI_PROVIDER : valeur refusée : « mistral »',
      '- AI_API_KEY : valeur refusée',
      '- AI_SAMPLES : valeur refusée : « 9 »',
    ].join('\n'),
  )
  expect(readEnv({ ...server, AI_MODEL: 'petit' }).AI_BASE_URL).toBe('http://127.0.0.1:11434/v1')
})
