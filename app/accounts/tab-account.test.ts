// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { writeStored } from '#app/platform/browser-storage.ts'
import { keyOfAccount } from './account-storage.ts'
import {
  accountsLeft,
  markSignedIn,
  markSignedOut,
  onAccountLeft,
  signedInAs,
} from './tab-account.ts'
import { dropToken, keepToken } from './token.ts'

const LEA = 'lea@exemple.fr'
const PAUL = 'paul@exemple.fr'

function signIn(email: string) {
  markSignedIn(email)
  keepToken(`token of ${email}`)
}

/** What another tab of this browser does to the storage that they share. */
function inAnotherTab(change: () => void) {
  change()
  window.dispatchEvent(new StorageEvent('storage'))
}

const draft = () => sessionStorage.getItem('offer_draft')
const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** A browser that nobody has used, given back so. */
function aBrowser() {
  markSignedOut()
  localStorage.clear()
  sessionStorage.clear()
  return { [Symbol.dispose]: markSignedOut }
}

test('leaving on purpose empties the tab and the browser of the account', () => {
  using _browser = aBrowser()
  localStorage.setItem('anonymous_simulations', '2')
  signIn(LEA)
  sessionStorage.setItem('offer_draft', 'Son offre')
  localStorage.setItem(keyOfAccount('unsent', LEA, 'one', 'step-0'), 'Sa réponse')
  localStorage.setItem('account_start', '1')

  markSignedOut()

  expect(everything()).not.toMatch(/lea@|Son offre|Sa réponse|token|account_start/)
  expect(localStorage.getItem('anonymous_simulations')).toBe('2')
  expect(signedInAs()).toBeNull()
})

test('what a screen puts aside when it goes is not written by who leaves', () => {
  using _browser = aBrowser()
  signIn(LEA)
  const forget = onAccountLeft(() => writeStored('session', 'offer_draft', 'Son offre'))

  markSignedOut()
  forget()

  expect(draft()).toBeNull()
})

test('an ended session keeps what was typed, for its account alone', () => {
  using _browser = aBrowser()
  signIn(LEA)
  sessionStorage.setItem('offer_draft', "L'offre de Léa")

  dropToken()
  const whileNobody = draft()
  signIn(PAUL)
  const underPaul = draft()
  sessionStorage.setItem('support_draft', 'Le message de Paul')
  markSignedOut()
  signIn(LEA)

  expect([whileNobody, underPaul, draft()]).toEqual(["L'offre de Léa", null, "L'offre de Léa"])
  expect(everything()).not.toContain('Paul')
})

test('what a visitor typed is there for the account that signs in', () => {
  using _browser = aBrowser()
  sessionStorage.setItem('offer_draft', 'Une offre')
  const before = accountsLeft()

  signIn(LEA)

  expect(draft()).toBe('Une offre')
  expect(accountsLeft()).toBe(before)
})

test('a departure in another tab empties this one, whoever comes after', () => {
  using _browser = aBrowser()
  signIn(LEA)
  sessionStorage.setItem('offer_draft', "L'offre de Léa")

  inAnotherTab(() => {
    localStorage.removeItem('token')
    localStorage.setItem('departures', '99')
    localStorage.setItem('account', PAUL)
    localStorage.setItem('token', 'of Paul')
  })

  expect(everything()).not.toContain('Léa')
  expect(signedInAs()).toBe(PAUL)
})

test('a page that comes back from the memory of the browser forgets an owner who left meanwhile', () => {
  using _browser = aBrowser()
  signIn(LEA)
  const before = accountsLeft()
  // While it slept, another page of this tab saw Léa leave and Paul come.
  sessionStorage.setItem('owner', PAUL)
  sessionStorage.setItem('offer_draft', "L'offre de Paul")
  localStorage.setItem('account', PAUL)

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(accountsLeft()).toBe(before + 1)
  expect(draft()).toBe("L'offre de Paul")
})
