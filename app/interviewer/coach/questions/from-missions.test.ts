import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { loadRecogniser } from '../trades/load-rome.ts'
import { choosePages } from './choose-pages.ts'
import { questionsOfMissions } from './from-missions.ts'

const recogniseTrades = await loadRecogniser()
const book = bookOnDisk()

async function missionsAskedAbout(offer: string): Promise<string[]> {
  const facts = findFacts(offer, recogniseTrades)
  const asked = questionsOfMissions(facts, await choosePages(facts, book))
  return [...new Set(asked.map(({ text }) => /« (.+) »/.exec(text)?.[1] ?? ''))]
}

const NO_KNOWN_TRADE = `Référent mécénat et legs (H/F)
Vos missions :
- Rédiger les dossiers de mécénat des expositions temporaires
- Conduire les visites privées des donateurs au musée
- Participer aux réunions de l'équipe
- Suivre les conventions/avenants signés avec les fondations
Profil : trois ans d'expérience dans un musée.`

test('where no trade is sure, a mission of this post alone is read aloud as the offer writes it', async () => {
  expect(await missionsAskedAbout(NO_KNOWN_TRADE)).toEqual([
    'Rédiger les dossiers de mécénat des expositions temporaires',
    'Conduire les visites privées des donateurs au musée',
  ])
})

test('what anybody does somewhere, or two things in one, is not read aloud', async () => {
  const asked = await missionsAskedAbout(NO_KNOWN_TRADE)

  expect(asked.join(' ')).not.toContain('réunions')
  expect(asked.join(' ')).not.toContain('avenants')
})

test('a trade whose page knows the work asks about it in its own words', async () => {
  const asked = await missionsAskedAbout(`Aide-soignant / Aide-soignante en EHPAD (H/F)
Missions :
- Aider les résidents à la toilette et aux repas dans le respect de leur pudeur
- Surveiller l'état cutané des résidents alités et prévenir l'infirmière
Profil : diplôme d'aide-soignant exigé, deux ans d'expérience.`)

  expect(asked).toEqual([])
})

test('nobody who begins is asked what they did of it', async () => {
  expect(
    await missionsAskedAbout(`${NO_KNOWN_TRADE}\nDébutant accepté, formation assurée.`),
  ).toEqual([])
})

test('what the firm or the profile says is no mission', async () => {
  const asked = await missionsAskedAbout(`Référent mécénat et legs (H/F)
Le musée :
- Il conserve quatre mille tableaux hollandais et flamands
Profil :
- Connaître le droit fiscal des donations et des fondations
- Avoir trois ans d'expérience
Avantages :
- Bénéficier d'une mutuelle et de titres de restaurant`)

  expect(asked).toEqual([])
})
