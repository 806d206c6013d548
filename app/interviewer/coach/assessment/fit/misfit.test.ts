import { expect, test } from 'vitest'
import { readOffer } from '../../offer/read-offer.ts'
import { assess } from '../assess.ts'
import { atHand, judge } from '../judge.ts'

const OFFER = atHand(
  readOffer(
    'Cuisinier (H/F)\nVos missions :\n- Tenir le poste chaud pendant le service\n- Contrôler les températures',
  ),
)
const STORY =
  "Un samedi soir, le four est tombé en panne à 19 h avec 60 couverts réservés. J'ai réorganisé la carte avec le chef, basculé les cuissons au grill et prévenu la salle. Nous avons servi 58 couverts sans retard, et depuis le four est contrôlé chaque vendredi."
const METHOD =
  "D'abord je vérifie la température à cœur avec la sonde, puis je mets en bacs plats de 4 cm. Ensuite cellule de refroidissement, de 63 à 10 degrés en moins de deux heures. Je note l'heure sur le relevé."
const ASKED = {
  story: 'Racontez-moi un service où tout arrivait en même temps.',
  method: 'Comment refroidissez-vous une préparation faite le matin ?',
  motivation: 'Pourquoi ce poste, et pourquoi chez nous ?',
}
const scoreOf = (question: string, answer: string) => judge({ question, answer }, OFFER).score

test.each([
  ['a story', STORY, ASKED.story, ASKED.motivation],
  ['a story', STORY, ASKED.story, ASKED.method],
  ['a method', METHOD, ASKED.method, ASKED.story],
  ['a method', METHOD, ASKED.method, ASKED.motivation],
])('%s well told scores far less where something else was asked', (_, answer, home, elsewhere) => {
  expect(scoreOf(home, answer)).toBeGreaterThan(70)
  expect(scoreOf(elsewhere, answer)).toBeLessThan(45)
})

test('what was told and what was asked are both named, with the words it rests on', () => {
  const { analysis, improvements } = assess(
    { question: ASKED.motivation, answer: STORY, jobDescription: '' },
    OFFER,
  )

  expect(analysis).toContain('Vous racontez un épisode vécu : « ')
  expect(analysis).toContain(
    'La question demandait autre chose : pourquoi ce poste, et pourquoi ici.',
  )
  expect(improvements[0]).toContain('Gardez cette réponse')
})

test('somebody who has no case yet and says what they would do answers the question', () => {
  const honest =
    "Je n'ai pas encore vécu cela. Si ça arrivait, je trierais les commandes, je préviendrais la salle et je demanderais un renfort au chef."

  expect(judge({ question: ASKED.story, answer: honest }, OFFER).limit?.reason).not.toBe(
    'other-question',
  )
})
