import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { judge } from './judge.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'
import { splitBreathless } from './split-breathless.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Chef de chantier (H/F)\nVos missions :\n- Organiser la journée'),
)
const statements = (answer: string) => {
  const judgement = judge(
    { question: 'La toupie est en retard : que faites-vous ?', answer },
    OFFER,
  )
  return splitBreathless(judgement).annotated.map(({ sentence }) => sentence.quote)
}

test('what was dictated in one breath is named statement by statement', () => {
  const said =
    "j'ai dû former quatre opérateurs au changement d'outils au départ ils disaient que c'était une idée des bureaux je suis resté à côté d'eux toute la première matinée"

  expect(statements(said)).toEqual([
    "j'ai dû former quatre opérateurs au changement d'outils",
    "au départ ils disaient que c'était une idée des bureaux",
    "je suis resté à côté d'eux toute la première matinée",
  ])
})

test('a condition keeps what it waits for, and a capital opens a statement', () => {
  const said =
    "J'appelle la centrale pour savoir à quelle heure elle arrive Je préviens le conducteur de travaux du retard et s'il faut rester un peu plus tard on reste tous ensemble"

  expect(statements(said)).toEqual([
    "J'appelle la centrale pour savoir à quelle heure elle arrive",
    "Je préviens le conducteur de travaux du retard et s'il faut rester un peu plus tard on reste tous ensemble",
  ])
})

test('what has its signs, or is short, stays as it was written', () => {
  const said = "J'appelle la centrale, puis je préviens le chef. On coule à 16 h."

  expect(statements(said)).toHaveLength(2)
})

test('« pourquoi » waits for its clause, and « nous » before an infinitive opens nothing', () => {
  const why =
    "J'ai essayé de discuter avec elle et d'expliquer pourquoi on faisait les changes à telle heure de la nuit et pas avant"
  const us =
    'Il y avait une fille qui venait tout le temps nous voir et nous poser des questions sur le traitement de sa mère âgée'

  expect(statements(why)).toEqual([why])
  expect(statements(us)).toEqual([us])
})

test('an initial or a title ends no sentence', () => {
  const said = "En mars, la fille de Mme B. appelait chaque soir. J'ai reçu M. Roux avec elle."

  expect(statements(said)).toEqual([
    'En mars, la fille de Mme B. appelait chaque soir.',
    "J'ai reçu M. Roux avec elle.",
  ])
})
