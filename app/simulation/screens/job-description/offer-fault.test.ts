import { expect, test } from 'vitest'
import { offerFault } from './offer-fault.ts'

const LINK = 'https://emploi.example/offres/detail/199ABCD?utm_source=mail&utm_medium=alerte'
const OFFER = 'Conseiller les clients, tenir la caisse, suivre les commandes des écoles.'

test('a link is no offer, alone or with a few words', () => {
  for (const pasted of [LINK, `Voici l'offre : ${LINK}\n\n`, 'www.emploi.example/offre-12345']) {
    expect(offerFault(pasted)).toBe(
      "Un lien ne peut pas être ouvert d'ici. Ouvrez l'annonce, copiez son texte, puis collez-le à la place.",
    )
  }
})

test('an offer may hold links, be in the middle of being written, or end at its limit', () => {
  for (const offer of [`${OFFER} ${LINK}`, 'Conseiller les clients', '', 'a'.repeat(20_000)]) {
    expect(offerFault(offer)).toBeNull()
  }
})
