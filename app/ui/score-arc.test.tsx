import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LevelBars } from './level-bars.tsx'
import { ScoreArc } from './score-arc.tsx'

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a score is said in words and figures', () => {
  const html = renderToStaticMarkup(<ScoreArc value={68} />)

  expect(wordsOf(html)).toBe('68 sur 100')
})

test('a score that is not known yet shows three dots and an empty arc', () => {
  const html = renderToStaticMarkup(<ScoreArc value={null} />)

  expect(wordsOf(html)).toBe('... sur 100')
  expect(html).not.toContain('stroke-dasharray')
})

test('each level is said in words beside its bar', () => {
  const html = renderToStaticMarkup(<LevelBars levels={[{ name: 'Pertinence', level: 4 }]} />)

  expect(wordsOf(html)).toBe('Pertinence 4/5 4 sur 5')
})
