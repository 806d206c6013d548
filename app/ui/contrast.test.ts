import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')
const tokens = (part: string) =>
  new Map(
    [...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  )
const THEMES = { light: tokens(light), dark: tokens(dark) }

const GROUNDS = ['paper', 'surface']
const on = (grounds: string[], texts: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))
const TINTED = ['good', 'improve', 'danger', 'accent', 'blue', 'purple', 'yellow']

const READ_AT_LENGTH = on(GROUNDS, ['ink', 'ink-soft'])
const READ = [
  ...on(GROUNDS, TINTED),
  ...TINTED.map((name) => [name, `${name}-tint`] as const),
  ...TINTED.map((name) => ['ink', `${name}-tint`] as const),
  ...on(['accent', 'accent-strong'], ['on-accent']),
]
const SEEN = [...on(GROUNDS, ['edge']), ...on(['track'], ['accent', 'ink'])]

test.each(['light', 'dark'] as const)('the %s theme can be read by everyone', (theme) => {
  const faults = [
    ...tooFaint(theme, READ_AT_LENGTH, 7),
    ...tooFaint(theme, READ, 4.5),
    ...tooFaint(theme, SEEN, 3),
  ]

  expect(faults).toEqual([])
})

test('both themes name the same colours', () => {
  expect([...THEMES.dark.keys()]).toEqual([...THEMES.light.keys()])
})

function tooFaint(
  theme: keyof typeof THEMES,
  pairs: readonly (readonly [string, string])[],
  minimum: number,
) {
  return pairs
    .map(([text, ground]) => {
      const ratio = contrast(colour(theme, text), colour(theme, ground))
      return { text, ground, ratio }
    })
    .filter(({ ratio }) => ratio < minimum)
}

function colour(theme: keyof typeof THEMES, name: string): string {
  const hex = THEMES[theme].get(name)
  if (!hex) throw new Error(`theme.css names no colour « ${name} » in the ${theme} theme`)
  return hex
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
