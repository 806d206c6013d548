import { expect, test } from 'vitest'
import { deferHydration } from './defer-hydration.ts'

const page = (head: string, program: string) =>
  `<html><head>${head}</head><body><p>Bonjour</p>${program}</body></html>`

test('a page asks for nothing of its program before it is painted', () => {
  const html = deferHydration(
    page(
      '<link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/a.woff2"/>',
      '<script type="module" async="">import "/assets/a.js"</script>',
    ),
  )

  expect(html).not.toMatch(/<link rel="modulepreload"|type="module" /)
  expect(html).toContain('<link rel="preload" href="/a.woff2"/>')
  expect(html).toContain('const files = ["/assets/a.js"]')
})

test('words of a page that look like its program stay words', () => {
  const words = '&lt;script type="module" async=""&gt;'
  const html = deferHydration(page(words, '<script type="module" async="">go()</script>'))

  expect(html).toContain(words)
})

test('a router that writes its program otherwise is found out at the first page', () => {
  expect(() => deferHydration(page('', '<script type="module">go()</script>'))).toThrow()
})
