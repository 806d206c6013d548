// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { restoreFromMailedLink, saveForMailedLink } from './mailed-link-storage.ts'

const LEA = 'lea@exemple.fr'
const draft = () => sessionStorage.getItem('offer_draft')

/** Another tab of the same browser, with nothing of its own. */
const inANewTab = () => sessionStorage.clear()

beforeEach(() => {
  restoreFromMailedLink(LEA)
  localStorage.clear()
  sessionStorage.clear()
})

test('what a visitor had is found in another tab by the address that the link was mailed to, once', () => {
  sessionStorage.setItem('offer_draft', 'Une offre')
  saveForMailedLink(LEA)

  inANewTab()
  restoreFromMailedLink('paul@exemple.fr')
  const underPaul = draft()
  restoreFromMailedLink(LEA)
  const underLea = draft()
  inANewTab()
  restoreFromMailedLink(LEA)

  expect([underPaul, underLea, draft()]).toEqual([null, 'Une offre', null])
})

test('what was written until the tab was left is carried too', () => {
  sessionStorage.setItem('offer_draft', 'Une offre')
  saveForMailedLink(LEA)
  sessionStorage.setItem('offer_draft', 'Une offre entière')
  document.dispatchEvent(new Event('visibilitychange'))

  inANewTab()
  restoreFromMailedLink(LEA)

  expect(draft()).toBe('Une offre entière')
})

test('what the other tab has already is not written over', () => {
  sessionStorage.setItem('offer_draft', "L'ancienne")
  saveForMailedLink(LEA)

  inANewTab()
  sessionStorage.setItem('offer_draft', 'La nouvelle')
  restoreFromMailedLink(LEA)

  expect(draft()).toBe('La nouvelle')
})

test('what an account keeps is carried to no other address', () => {
  localStorage.setItem('token', 'jeton')
  localStorage.setItem('account', 'paul@exemple.fr')
  sessionStorage.setItem('offer_draft', "L'offre de Paul")
  saveForMailedLink(LEA)
  localStorage.clear()

  inANewTab()
  restoreFromMailedLink(LEA)

  expect(draft()).toBeNull()
})
