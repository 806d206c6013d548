import { expect, test } from 'vitest'
import { makeSearchable } from '../book/match-words.ts'
import { asSetting } from './setting.ts'

test.each([
  ['en psychiatrie', '', 'en psychiatrie'],
  ['auprès des grands comptes', '', 'auprès des grands comptes'],
  ['chez un éditeur de logiciels', '', 'chez un éditeur de logiciels'],
  ['dans une structure d’insertion', '', 'dans une structure d’insertion'],
  ['en EHPAD ou gériatrie', 'Infirmier en EHPAD', 'en EHPAD'],
  ['en EHPAD ou gériatrie', 'Infirmier en gériatrie', null],
  ["à l'hôpital ou en clinique", 'Rejoignez notre hôpital', "à l'hôpital"],
  ['en gériatrie ou en EHPAD', 'Médecin coordonnateur en EHPAD', 'en EHPAD'],
  ['en gériatrie ou en EHPAD', 'Médecin coordonnateur', null],
  ['dans une autre spécialité médicale', '', null],
  ['à la pizza', '', null],
  ["à l'électrode enrobée", '', null],
  ['en front-end et interfaces web', '', null],
  ['en événementiel', '', null],
  ['en tournée de facteur', '', null],
  ["comme chef d'équipe", '', null],
])('« %s », in an offer that writes « %s », is said as %s', (name, offer, said) => {
  expect(asSetting(name, makeSearchable(offer))).toBe(said)
})
