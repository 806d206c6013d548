import { expect, test } from 'vitest'
import * as style from '#app/platform/mailer/style.ts'
import { alreadyRegisteredLetter } from './already-registered.tsx'
import { passwordChangedLetter } from './password-changed.tsx'
import { resetPasswordLetter } from './reset-password.tsx'
import { verifyEmailLetter } from './verify-email.tsx'

const LINK = 'https://entretien.example/verify-email?token=aB3_-xYz'

const LETTERS: [subject: string, Promise<{ subject: string; html: string; text: string }>][] = [
  ['Vérifiez votre adresse email', verifyEmailLetter(LINK)],
  ['Choisissez un nouveau mot de passe', resetPasswordLetter(LINK)],
  ['Votre mot de passe a été changé', passwordChangedLetter(LINK)],
  ['Vous avez déjà un compte', alreadyRegisteredLetter(LINK)],
]

test.each(LETTERS)('« %s » says all in text too, with its link whole', async (subject, letter) => {
  const { subject: sent, html, text } = await letter

  expect(sent).toBe(subject)
  expect(text).toContain(subject)
  expect(text.split('\n')).toContain(LINK)
  expect(text.split(LINK)).toHaveLength(2)
  expect(html).toContain(`href="${LINK}"`)
  expect(text).not.toMatch(/[a-zé»] [:;!?]/)
})

test.each(LETTERS)('« %s » fetches nothing from anywhere and is French', async (_, letter) => {
  const { html } = await letter

  expect(html).not.toMatch(/<img|<script|@import|url\(|<link/)
  expect(html).not.toContain('lang="en"')
  expect(html).toContain('lang="fr"')
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toBe(LINK)
})

test.each(LETTERS)('every text of « %s » has a dark colour of its own', async (_, letter) => {
  const { html } = await letter

  const coloured = [...html.matchAll(/<(p|h1|a|td|table)\b[^>]*style="[^"]*color:#[^>]*>/g)]
  const plain = coloured.filter(([tag]) => !/class="(ink|soft|action|surface|paper)"/.test(tag))
  // The cell that carries the paper is reached through the body above it.
  expect(plain).toHaveLength(1)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('.paper > table')
})

test('texts stand out from what is behind them, in light and in dark', () => {
  const pairs = [
    [style.heading.color, style.sheet.backgroundColor],
    [style.small.color, style.sheet.backgroundColor],
    [style.button.color, style.button.backgroundColor],
    [darkOf('ink', 'color'), darkOf('surface', 'background-color')],
    [darkOf('soft', 'color'), darkOf('surface', 'background-color')],
    [darkOf('action', 'color'), darkOf('action', 'background-color')],
  ]

  for (const [text = '', ground = ''] of pairs) expect(contrast(text, ground)).toBeGreaterThan(4.5)
})

function darkOf(name: string, property: string): string {
  const rule = new RegExp(`\\.${name}[ ,][^{]*\\{([^}]*)\\}`).exec(style.DARK)?.[1] ?? ''
  return new RegExp(`(?:^| )${property}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? ''
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
