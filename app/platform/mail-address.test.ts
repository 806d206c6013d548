import { expect, test } from 'vitest'
import { mailAddress } from './mail-address.ts'

test('an address is compared without capitals and surrounding spaces, plus tags kept', () => {
  expect(mailAddress('  Lea.Martin+Offres@Exemple.FR\n')).toBe('lea.martin+offres@exemple.fr')
  expect(mailAddress('\u00a0a@exemple.fr')).toBe('a@exemple.fr')
})

test('an international domain is kept in punycode, whichever way it was typed', () => {
  expect(mailAddress('lea@Société.fr')).toBe('lea@xn--socit-esab.fr')
  expect(mailAddress('lea@société.fr'.normalize('NFD'))).toBe('lea@xn--socit-esab.fr')
})

test.each([
  'lea',
  '@exemple.fr',
  'lea@',
  'lea@exemple',
  'lea@exemple.fr.',
  'lea@-exemple.fr',
  'lea@127.0.0.1',
  'lea@[::1]',
  'lea@exemple.fr:25',
  'lea@moi@exemple.fr',
  'lea..martin@exemple.fr',
  'léa@exemple.fr',
  '\u212aate@exemple.fr',
  'lea@ｅｘｅｍｐｌｅ.fr',
  'lea@exem\u00adple.fr',
  '"lea martin"@exemple.fr',
  'lea@exemple.fr\r\nBcc: tous@exemple.fr',
  'lea\r\nBcc: tous@exemple.fr',
  'Léa <lea@exemple.fr>',
  'lea@exemple.fr,tous@exemple.fr',
  `${'a'.repeat(65)}@exemple.fr`,
  `lea@${'a.'.repeat(130)}fr`,
])('%j is no address that we write to', (typed) => {
  expect(mailAddress(typed)).toBeNull()
})
