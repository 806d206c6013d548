import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { judge } from '../judge.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'
import { takeUpAgain } from './take-up-again.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Cariste (H/F)\nVos missions :\n- Ranger des palettes au rétractable'),
)
const of = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER)

test('a plan that is asked for inside a scene is taken up as a plan, and not as a scene', () => {
  const { analysis, improvements } = of(
    'Un industriel vous demande une feuille de route sur dix-huit mois : comment la bâtissez-vous ?',
    'Je prévoirais à peu près la liste que tout le monde a, ça se fait si le client met les moyens.',
  )

  expect(improvements.join(' ')).not.toContain('la scène dans')
  expect(improvements.join(' ')).toContain("d'où vous partez")
  expect(analysis).not.toContain('conduite')
})

test('a dangerous gesture where nothing has happened calls for the safe gesture, not for rescue', () => {
  const { analysis, improvements } = of(
    'Comment rangez-vous une palette à six mètres avec un chariot à mât rétractable ?',
    'Pour gagner du temps je roule mât levé entre deux allées, et si la palette penche je la recale avec les fourches.',
  )

  expect(improvements.join(' ')).toContain('le geste sûr')
  expect(`${analysis} ${improvements.join(' ')}`).not.toMatch(/alert|appeler/)
})

test.each([
  ["Qu'est-ce qui pourrait vous faire hésiter à prendre ce poste ?", 'réserve'],
  ["Qu'est-ce qui vous ferait dire oui à ce poste ?", 'décideraient'],
  ['Comment imaginez-vous vos trois premiers mois ici ?', 'première semaine'],
])('« %s » is taken up by what it asks', (question, word) => {
  const said = of(question, "Le trajet en voiture, c'est un peu loin, il y a des bouchons le soir.")

  expect(said.improvements.join(' ')).toContain(word)
  expect(said.improvements.join(' ')).not.toMatch(
    /vos dates|prochaine étape|question sur le travail/,
  )
})

test('no advice to a single answer is to say it aloud', () => {
  const poor = of('Comment rangez-vous une palette ?', 'Je fais attention, ça se passe bien.')
  const good = of(
    'Comment rangez-vous une palette ?',
    "Je vérifie la plaque du rack, puis j'arrive au pas, mât rentré. Je m'arrête d'équerre, je lève à l'arrêt, je pose doucement et je redescends avant de bouger. Si la palette est fissurée, je la mets à part et je préviens le chef.",
  )

  expect([...poor.improvements, ...good.improvements].join(' ')).not.toContain('voix haute')
})

test('what a last question asks is taken up in its own order', () => {
  const first = of(
    'Que voulez-vous encore nous demander, et quelle est votre disponibilité ?',
    'Non, rien de spécial, tout est bien expliqué sur votre site.',
  )
  const last = of(
    'Quelle est votre disponibilité, et que voulez-vous nous demander ?',
    'Non, rien de spécial, tout est bien expliqué sur votre site.',
  )

  expect(first.improvements.join(' ')).toMatch(
    /une ou deux questions sur le travail, puis vos dates/,
  )
  expect(last.improvements.join(' ')).toMatch(/vos dates, puis une ou deux questions/)
})

test.each([
  ['Présentez-moi une campagne à laquelle vous avez contribué, du besoin aux résultats.', true],
  ['Présentez-moi les chantiers où vous avez travaillé, et votre poste.', true],
  ["Présentez-moi l'application sur laquelle vous avez le plus travaillé, et votre part.", true],
  ['Présentez-moi votre parcours de cariste.', false],
  ['Présentez-moi votre expérience du dépannage : sur quel matériel ?', false],
  ['Pouvez-vous vous présenter et me parler de vos études ?', false],
])('« %s » asks for what was done: %s', (question, isWork) => {
  const { improvements } = of(question, "J'ai un peu tout fait, ça dépendait des jours et du chef.")

  expect(improvements.join(' ').includes("Dites d'abord ce que c'était")).toBe(isWork)
  expect(improvements.join(' ').includes('votre métier ou vos études')).toBe(!isWork)
})

const PARTS_OF_SCENE = /qui vous prévenez/

test('whom to warn is asked where something is wrong that nobody was told of, and nowhere else', () => {
  const told = (question: string, answer: string) => of(question, answer).improvements.join(' ')
  const sent = 'Un tableau de clients est parti par erreur à un inconnu : que faites-vous ?'

  expect(told(sent, 'Cela arrive à tout le monde, je ferai attention la fois suivante.')).toMatch(
    PARTS_OF_SCENE,
  )
  expect(told(sent, 'Cela arrive à tout le monde, je préviens le chef et voilà.')).not.toMatch(
    PARTS_OF_SCENE,
  )
  expect(
    told(
      'Un client veut annuler sa commande pour un concurrent : comment réagissez-vous ?',
      "Le prix c'est toujours l'excuse, je tiens bon et ils reviennent.",
    ),
  ).not.toMatch(PARTS_OF_SCENE)
})

test('a first question that asks for no path is not taken up as one', () => {
  const judgement = judge({ question: 'Présentez-vous.', answer: 'Je suis motivé.' }, OFFER)
  const again = (question: string) => takeUpAgain(judgement, question).join(' ')

  expect(judgement).toMatchObject({ kind: 'presentation' })
  expect(again('À quoi ressemble votre premier tour du site le matin ?')).toContain(
    "Répondez d'abord à ce qui est demandé",
  )
  expect(again('Présentez-moi votre parcours.')).toContain('Reprenez en quatre phrases')
})
