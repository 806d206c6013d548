import { expect, test } from 'vitest'
import { loadRecogniser } from './load-rome.ts'

const recognise = await loadRecogniser()

const CARE = `Au sein d'un service de quarante lits, vous assurez les soins d'hygiène et de confort des
résidents, surveillez leur état de santé et les aidez pour les repas et la toilette.`

test.each([
  'La brasserie du Quai cherche un serveur ou une serveuse, en CDI.',
  'Bonjour, je cherche une serveuse pour la saison.',
  'Recherche serveur motivé et souriant pour notre brasserie.',
  "Nous avons besoin d'un serveur ou d'une serveuse dès septembre.",
  'Notre équipe grandit, il nous faut une serveuse.',
  'Une serveuse est recherchée pour la saison.',
  'Vous êtes serveur ou serveuse ? Venez nous voir.',
  'Venez travailler chez nous, devenez serveuse.',
  "Offre d'emploi : serveur au Croisic",
  'Nous souhaitons accueillir un nouveau serveur dans notre équipe.',
])('the post is named as one says it: « %s »', (said) => {
  const { trades } = recognise(
    `${said}\nVous dressez les tables, prenez les commandes et servez les plats en salle.`,
  )

  expect(trades[0]).toMatchObject({ code: 'G1803', from: 'title' })
  expect(trades[0]?.confidence).toBeGreaterThan(0.8)
})

test('where a title stands, what one speaks of beside it is no other post', () => {
  const { trades } = recognise(
    `Aide-soignante H/F\n${CARE}\nPour remplacer notre cuisinier, un extra vient le week-end.`,
  )

  expect(trades.map(({ code }) => code)).toEqual(['J1501'])
})
