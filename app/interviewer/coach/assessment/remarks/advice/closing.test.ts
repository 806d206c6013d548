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
  horaires: 'de 8\u00a0h à 17\u00a0h',
  'week-ends': 'un samedi sur deux',
  salaire: 'de 24\u202f000 à 28\u202f000 euros par an',
  sujet: 'les stocks',
}
const WORDINGS = [
  ...Object.values(CLOSING_BY_CONDITION).flat(),
  ...CLOSING_ON_TERMS,
  ...CLOSING,
  ...CLOSING_OF_ANYONE,
].map((text) => text.replace(/\{([^}]+)\}/g, (_, slot: string) => VALUES[slot] ?? `{${slot}}`))

/** « … sur le planning », « … de l'équipe »: the question says upon what one may ask. */
const ON_A_SUBJECT = /^(?!.*(?:sur (?:ce|le) poste|du poste)).* (?:sur |savoir de (?!plus))/
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

const PERKS = 'Y a-t-il des tickets restaurant ? Combien de congés ? Le salaire est-il négociable ?'

test.each(WORDINGS.filter((text) => /sur (?:ce|le) poste|du poste/.test(text)))(
  '« %s » invites any question: whoever asks for perks only has an advice and an example',
  (question) => {
    const { score, improvements, exampleAnswer } = assess(
      { question, answer: PERKS, jobDescription: '' },
      OFFER,
    )

    expect(score).toBeLessThan(45)
    expect(improvements.join(' ')).toContain('question sur le travail lui-même')
    expect(exampleAnswer).not.toBe('')
  },
)

test.each(WORDINGS.filter((text) => ON_A_SUBJECT.test(text) && !/conditions|horaires/.test(text)))(
  '« %s » leaves nobody weak without an advice',
  (question) => {
    const { score, improvements } = assess({ question, answer: PERKS, jobDescription: '' }, OFFER)

    expect(score).toBeLessThan(45)
    expect(improvements).not.toEqual([])
  },
)

const ANY_QUESTION = 'Quelles questions avez-vous ?'
const scoreOf = (answer: string, question = ANY_QUESTION) =>
  assess({ question, answer, jobDescription: '' }, OFFER).score
const ONE = "Je n'ai aucune question, vous avez tout dit."

test.each([
  [
    "Non, je n'en ai pas. Quand vous voulez, pour commencer. Combien vous voulez, je suis souple.",
    45,
  ],
  [
    'Pourquoi pas. Comment dire, je suis motivé. Quelle chance, merci. Quand je travaille, je donne tout.',
    45,
  ],
  ["Comment dire, non. Quelle belle entreprise. Quand j'étais chez Duval, on riait.", 45],
  [
    "Est-ce qu'il y a des femmes dans l'équipe ? Est-ce qu'elles sont jolies ? Il y a beaucoup d'étrangers ?",
    45,
  ],
  [
    "Vous faites quoi déjà comme entreprise ? C'est quoi le poste ? Il faut faire quoi ? C'est loin ?",
    60,
  ],
])('« %s » is not lifted as questions upon the work are', (answer, most) => {
  const { score, strengths } = assess({ question: ANY_QUESTION, answer, jobDescription: '' }, OFFER)

  expect(score).toBeLessThan(most)
  expect(strengths.join(' ')).not.toContain('question')
})

test('to have nothing to ask is nothing to keep', () => {
  const { strengths, improvements } = assess(
    {
      question: ANY_QUESTION,
      answer: `${ONE} Quand vous voulez, je suis prête.`,
      jobDescription: '',
    },
    OFFER,
  )

  expect(strengths.join(' ')).not.toContain('aucune question')
  expect(improvements.join(' ')).toContain('une question sur le travail')
})

test('a word of pay takes nothing from the questions upon the work', () => {
  const asked = 'Combien de personnes sont dans votre équipe ? Comment sont répartis les dossiers ?'

  expect(scoreOf(`Je n'ai pas de question sur le salaire. ${asked}`)).toBeGreaterThan(50)
})

test('hours are asked about freely where the recruiter names them', () => {
  const answer = 'Quels sont les horaires du samedi, et qui fait le planning ?'

  expect(scoreOf(answer, 'Que voulez-vous savoir de nos horaires ?')).toBeGreaterThan(45)
})

test('questions beside the subject that is named are not lifted', () => {
  const question =
    'Des astreintes sont prévues : quelles questions avez-vous sur leur organisation ?'
  const beside =
    "Quelle est la taille de l'entreprise ? Qui est le patron ? Où se trouve le parking ?"
  const onIt =
    "Combien d'astreintes par mois ? Qui remplace quand on est malade ? Comment les appels sont-ils répartis ?"

  expect(scoreOf(onIt, question)).toBeGreaterThan(scoreOf(beside, question))
})

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

test.each([
  ['Quelles sont vos prétentions salariales ?', 'Entre 32 000 et 34 000 euros bruts par an.'],
  ['Quelles sont vos prétentions ?', "2 350 € brut par mois, c'est ce que disent trois annonces."],
  ['Quel salaire souhaitez-vous ?', 'Autour de 32 k€, selon les primes.'],
])('« %s »: an amount answers it', (question, answer) => {
  const { score, improvements } = assess({ question, answer, jobDescription: '' }, OFFER)

  expect(score).toBeGreaterThanOrEqual(60)
  expect(improvements.join(' ')).not.toContain('un montant')
})

test('pay that is left to whoever asks is no amount', () => {
  const question = 'Quelles sont vos prétentions salariales ?'
  const answer = 'Comme vous voulez, je ne suis pas difficile.'

  expect(assess({ question, answer, jobDescription: '' }, OFFER).score).toBeLessThan(30)
})
