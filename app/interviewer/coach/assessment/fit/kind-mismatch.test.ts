import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { judge } from '../judge.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer(
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

  expect(analysis).toContain('La question demandait pourquoi ce poste, et pourquoi ici')
  expect(analysis).toMatch(/votre réponse dit surtout : « /)
  expect(improvements[0]).toContain("Commencez par « Ce poste m'attire")
})

test('somebody who has no case yet and says what they would do answers the question', () => {
  const honest =
    "Je n'ai pas encore vécu cela. Si ça arrivait, je trierais les commandes, je préviendrais la salle et je demanderais un renfort au chef."

  expect(judge({ question: ASKED.story, answer: honest }, OFFER).limit?.reason).not.toBe(
    'other-question',
  )
})

const PATH =
  "Douze ans de cuisine, CAP puis BP. Trois ans commis dans une brasserie de 90 couverts, puis chef de partie au poste chaud : 45 couverts par service, une perte passée de 8 à 3 %. J'ai formé deux apprentis, reçus tous les deux."

test('a path told where a why is asked is asked for its reason', () => {
  const { analysis, score } = assess(
    { question: ASKED.motivation, answer: PATH, jobDescription: '' },
    OFFER,
  )

  expect(score).toBeLessThan(60)
  expect(analysis).toMatch(/[Ii]l manque encore votre raison/)
})

test('the same path with its reason answers why one comes', () => {
  const reasoned = `Je cherche une maison où le poste chaud a son mot à dire sur la carte. ${PATH}`

  expect(judge({ question: ASKED.motivation, answer: reasoned }, OFFER).limit).toBeNull()
  expect(scoreOf(ASKED.motivation, reasoned)).toBeGreaterThan(scoreOf(ASKED.motivation, PATH) + 10)
})

test('a method of something else does not answer a scene', () => {
  const scene = 'Un client se plaint en salle et le serveur vient de partir : que faites-vous ?'

  const { score, analysis } = assess({ question: scene, answer: METHOD, jobDescription: '' }, OFFER)

  expect(score).toBeLessThan(scoreOf(ASKED.method, METHOD) - 20)
  expect(analysis).not.toContain('La question demandait autre chose')
})
