import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_OFFER } from '#app/simulation/content/example-offer.ts'
import { aPdf } from '#testing/a-pdf.ts'
import * as messages from './messages.ts'
import { readFile } from './read-file.ts'

const file = (name: string) => new Uint8Array(readFileSync(`testing/offer-files/${name}`))
const textOf = async (bytes: Uint8Array) => {
  const found = await readFile(bytes)
  if ('fault' in found) throw new Error(found.fault)
  return found.text
}
const faultOf = async (bytes: Uint8Array) => {
  const found = await readFile(bytes)
  return 'fault' in found ? found.fault : `read: ${found.text.slice(0, 40)}`
}
/** An empty line more or less is no difference, nor is a space that a font draws like any other. */
const lines = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .filter((line) => line !== '')

describe('an offer is read whole, line by line', () => {
  test.each(['offre.odt', 'tableau.docx', 'deux-colonnes.pdf'])('%s', async (name) => {
    expect(lines(await textOf(file(name)))).toEqual(lines(EXAMPLE_OFFER))
  })

  test.each([
    ['UTF-8', new TextEncoder().encode(EXAMPLE_OFFER)],
    ['UTF-16', Buffer.from(`\ufeff${EXAMPLE_OFFER}`, 'utf16le')],
    ['an old Windows program', Buffer.from(EXAMPLE_OFFER, 'latin1')],
  ])('text in %s', async (_, bytes) => {
    expect(lines(await textOf(new Uint8Array(bytes)))).toEqual(lines(EXAMPLE_OFFER))
  })

  test.each(['BMW France recrute un mécanicien.', 'II* une offre', 'PKZ cherche un vendeur.'])(
    'a text is not taken for another file by its first letters: %s',
    async (text) => {
      expect(await textOf(strToU8(text))).toBe(text)
    },
  )

  test('letters drawn together are letters again', async () => {
    const text = await textOf(
      new TextEncoder().encode('Qualiﬁcation\u00ad : eﬀectuer\n\uf0b7 Piloter'),
    )
    expect(text).toBe('Qualification : effectuer\n- Piloter')
  })

  test('a list without bullets stays a list, under its heading', async () => {
    const list = ['Missions', 'accueillir les clients', 'tenir la caisse', 'ranger les rayons']
    expect(await textOf(aPdf([list.join('\n')]))).toBe(list.join('\n'))
  })

  test('a document whose main part is numbered is read, its hyphens with it', async () => {
    const xml =
      '<w:document><w:p><w:r><w:t>porte</w:t><w:noBreakHyphen/><w:t>parole</w:t></w:r></w:p></w:document>'
    expect(await textOf(zipSync({ 'word/document2.xml': strToU8(xml) }))).toBe('porte-parole')
  })

  test('what a document took out or remarked is left out', async () => {
    const xml =
      '<w:document><w:p><w:del><w:r><w:delText>ancien</w:delText></w:r></w:del><w:r><w:t>Maçon</w:t></w:r></w:p></w:document>'
    expect(await textOf(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe('Maçon')
  })
})

describe('a file without a text to read is told so', () => {
  const INSIDE = strToU8(' '.repeat(21_000_000))
  test.each([
    ['only pictures', aPdf(['', '']), messages.SCANNED],
    ['three hundred pages', aPdf(Array(300).fill('Une page')), messages.tooManyPages(300)],
    ['locked', file('protege.pdf'), messages.LOCKED],
    ['a PDF cut off', file('deux-colonnes.pdf').subarray(0, 9_000), messages.DAMAGED],
    ['a document cut off', file('tableau.docx').subarray(0, 3_000), messages.DAMAGED],
    ['a bomb', zipSync({ 'word/document.xml': INSIDE }), messages.TOO_LONG_TO_READ],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), messages.OTHER_FORMAT],
    ['an old Word document', file('offre.doc'), messages.OTHER_FORMAT],
    [
      'a locked Word document',
      Buffer.concat([
        file('offre.doc').subarray(0, 512),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      messages.LOCKED,
    ],
    ['rich text', file('offre.rtf'), messages.OTHER_FORMAT],
    ['a web page', strToU8('<!DOCTYPE html><p>Une offre'), messages.OTHER_FORMAT],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), messages.PICTURE],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]), messages.OTHER_FORMAT],
    ['nothing', new Uint8Array(), messages.EMPTY],
    ['spaces', strToU8(' \n\u200b\n '), messages.EMPTY],
    ['a book', strToU8('mot '.repeat(100_000)), messages.TOO_LONG_TO_READ],
  ])('%s', async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault)
  })
})
