import { expect, test } from 'vitest'
import { imageHtml, inserted } from './image-html.ts'

test('what an image shows is said whatever signs it has, beside the place that it takes', () => {
  const image = { address: '/images/a.png', width: 24, height: 16 }

  expect(imageHtml(image, ' Un « plan » "A" & <B> ')).toBe(
    '<img src="/images/a.png" alt="Un « plan » &quot;A&quot; &amp; &lt;B&gt;" width="24" height="16">',
  )
})

test.each([
  ['', 0, '<img>'],
  ['<p>Un.</p>', 10, '<p>Un.</p>\n\n<img>'],
  ['<p>Un.</p>\n', 11, '<p>Un.</p>\n<img>'],
  ['<p>Un.</p>', 3, '<p><img>Un.</p>'],
])('into %j at %i it gives %j', (text, at, whole) => {
  expect(inserted(text, at, '<img>')).toBe(whole)
})
