import { expect, test } from 'vitest'
import { cleanHtml, textOf } from './clean-html.ts'

test.each([
  ['<p>Bonjour</p><script>alert(1)</script>', '<p>Bonjour</p>'],
  ['<p onclick="x()" style="color:red">Bonjour</p>', '<p>Bonjour</p>'],
  ['<a href="javascript:alert(1)">ici</a>', '<a rel="noopener nofollow">ici</a>'],
  ['<a href="JaVa\tScript:alert(1)">ici</a>', '<a rel="noopener nofollow">ici</a>'],
  ['<a href="/pricing" target="_blank">ici</a>', '<a href="/pricing">ici</a>'],
  [
    '<img src="/images/0123456789abcdef0123456789abcdef.webp" onerror="alert(1)" alt="plan">',
    '<img src="/images/0123456789abcdef0123456789abcdef.webp" alt="plan" loading="lazy" />',
  ],
  ['<img src="x" alt="plan">', ''],
  ['<img src="/images/../api/logout" alt="plan">', ''],
  ['<img src="data:image/svg+xml,<svg/>" alt="plan">', ''],
  ['<img src="http://traceur.example/p.gif">', ''],
  ['<svg><script>alert(1)</script></svg><iframe src="/"></iframe>', ''],
  ['<h1>Titre</h1><h6>Note</h6>', '<h2>Titre</h2><h4>Note</h4>'],
  ["<p>« 5 < 6 » & l'été", "<p>« 5 &lt; 6 » &amp; l'été</p>"],
  ['<style>p{display:none}</style><form><input name="q"></form>', ''],
])('%s is shown as %s', (html, shown) => {
  expect(cleanHtml(html)).toBe(shown)
})

test('cleaning what is clean changes nothing', () => {
  const html = cleanHtml(
    '<h2>Un</h2><p>Deux &amp; <a href="https://example.org/a?b=1&c=2">trois</a></p>',
  )

  expect(cleanHtml(html)).toBe(html)
})

test('the words of an article are told apart from its markup', () => {
  expect(textOf('<h2>Un préavis</h2><ul><li>un mois</li><li>deux</li></ul>')).toBe(
    'Un préavis un mois deux',
  )
})

test('plain text that was pasted keeps its paragraphs and lines, beside what is HTML already', () => {
  const pasted =
    'Un début\nsur deux lignes.\n\nLa <strong>suite</strong>.\r\n \r\n<ul>\n<li>Un</li>\n\n<li>Deux</li>\n</ul>\n\nLa fin.'

  expect(cleanHtml(pasted)).toBe(
    '<p>Un début<br />sur deux lignes.</p>\n\n<p>La <strong>suite</strong>.</p>\n\n<ul>\n<li>Un</li>\n\n<li>Deux</li>\n</ul>\n\n<p>La fin.</p>',
  )
  expect(cleanHtml(cleanHtml(pasted))).toBe(cleanHtml(pasted))
})

test.each([
  ['<!-- un\n\ndeux -->\n\nTrois.\n\nQuatre.', '<p>Trois.</p>\n\n<p>Quatre.</p>'],
  [
    '<a title="a > b">Un</a>\n\nDeux.',
    '<p><a title="a &gt; b" rel="noopener nofollow">Un</a></p>\n\n<p>Deux.</p>',
  ],
  [
    '<strong>Un\n\ndeux</strong>\n\nTrois.',
    '<p><strong>Un<br /><br />deux</strong></p>\n\n<p>Trois.</p>',
  ],
  [
    '1 < 2\n\n3 > 2 <p\n>Un bloc</p>\n\n<pre>a\n\nb</pre>',
    '<p>1 &lt; 2</p>\n\n3 &gt; 2 <p>Un bloc</p>\n\n<pre>a\n\nb</pre>',
  ],
  ['Un &amp; un.\n\nDeux &eacute;t&eacute;s.', '<p>Un &amp; un.</p>\n\n<p>Deux étés.</p>'],
])('paragraphs are found as a browser would read %s', (pasted, shown) => {
  expect(cleanHtml(pasted)).toBe(shown)
})
