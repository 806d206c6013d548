import { expect, test } from 'vitest'
import { announce } from './announce.ts'
import { readEnv } from './platform/env.ts'

const said = async (settings: Record<string, string>) =>
  (await announce(readEnv({ DATA_DIR: '/tmp/essai', ...settings }), 3000)).replaceAll('\u00a0', ' ')

const STRIPE = (secret: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_essai',
  STRIPE_WEBHOOK_SECRET: 'whsec_essai',
})

test('the first lines say that nothing is for real while nothing is', async () => {
  const lines = await said({})

  expect(lines).toContain('tout fonctionne sur cette machine, sans clé ni réseau.')
  expect(lines).toContain('- Paiement : une caisse de démonstration, sans argent ni vraie carte.')
})

test('the first lines name the payment once it goes to the provider', async () => {
  const tried = await said(STRIPE('sk_test_essai'))
  const real = await said(STRIPE('sk_live_essai'))

  expect(tried).toContain('tout fonctionne sur cette machine, sauf le paiement.')
  expect(tried).toContain("- Paiement : Stripe, avec une clé d'essai : aucun argent ne bouge.")
  expect(real).toContain("- Paiement : Stripe : l'argent est réel.")
})

test('the first lines name the mail server, and nothing of its password', async () => {
  const lines = await said({
    SMTP_URL: 'smtp://moi:secret@mail.exemple.fr:587',
    MAIL_FROM: 'bonjour@exemple.fr',
  })

  expect(lines).toContain('- E-mails : envoyés par mail.exemple.fr:587.')
  expect(lines).not.toMatch(/secret|outbox/)
})
