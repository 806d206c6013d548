import { expect, test } from 'vitest'
import { outlineOffer } from '../../../offer-facts/outline-offer.ts'
import {
  CLOSING,
  CLOSING_BY_CONDITION,
  CLOSING_OF_ANYONE,
  CLOSING_ON_TERMS,
} from '../../../questions/wordings/closing.ts'
import { assess } from '../../assess.ts'
import { closingExample } from '../../example/of-closing.ts'
import { normalizeText } from '../../normalize-text.ts'
import { prepareForAssessment } from '../../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Cariste (H/F)'))
const VALUES: Record<string, string> = {
  ville: 'à Lens',
  heures: '24',
  'contrat daté': 'un CDD de six mois',
  'contrat sans durée': 'un CDD',
  'contrat durable': 'un CDI',
  contrat: 'un CDI',
  télétravail: 'deux jours de télétravail',
  effectif: '8',
  semaine: 'du mardi au samedi',
  début: 'dès que possible',
  date: 'le 2 mars',
  chez: 'chez Duval',
  "d'employeur": 'de Duval',
  'de nom': 'de Duval',
  cadre: 'en entrepôt',
  outil: 'SAP',
  sujet: 'les stocks',
}
const WORDINGS = [
  ...Object.values(CLOSING_BY_CONDITION).flat(),
  ...CLOSING_ON_TERMS,
  ...CLOSING,
  ...CLOSING_OF_ANYONE,
].map((text) => text.replace(/\{([^}]+)\}/g, (_, slot: string) => VALUES[slot] ?? `{${slot}}`))

/** « … sur le planning », « … de l'équipe »: the question says upon what one may ask. */
const ON_A_SUBJECT = / (?:sur (?!ce poste|le poste)|savoir de (?!plus))/
const SOMETHING_ELSE = /dans six mois|prochaine étape|questions? sur le travail lui-même/

test('each wording of a last question has its values here', () => {
  expect(WORDINGS.filter((text) => text.includes('{'))).toEqual([])
})

test.each(WORDINGS.filter((text) => ON_A_SUBJECT.test(text)))(
  '« %s » is answered upon its subject, and nothing else is advised or shown',
  (question) => {
    const { improvements } = assess(
      { question, answer: 'Comment cela se passe-t-il les premières fois ?', jobDescription: '' },
      OFFER,
    )

    expect(improvements.join(' ')).not.toMatch(SOMETHING_ELSE)
    expect(normalizeText(closingExample(question) ?? '')).not.toContain(
      'la premiere semaine et avec qui',
    )
  },
)

test('whoever asked several questions is not told to keep one more', () => {
  const question = 'Que voulez-vous savoir de notre façon de travailler avec SAP ?'
  const said = (answer: string) => assess({ question, answer, jobDescription: '' }, OFFER)
  const three = said(
    "Combien de références passent par l'inventaire tournant, et qui saisit les écarts ? Qui forme les nouveaux ?",
  )
  const one = said('Combien de références passent par le stock chaque semaine ?')

  expect(three.improvements.join(' ')).not.toContain('en réserve')
  expect(three.analysis + three.strengths.join(' ')).toMatch(/questions/)
  expect(three.score).toBeGreaterThan(one.score)
})
