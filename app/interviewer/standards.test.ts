import { expect, test } from 'vitest'
import type { Question, QuestionKind } from './interviewer.ts'
import { anchoredShare, faultsOfQuestion, faultsOfQuestions, lackOfAnchors } from './standards.ts'

const OFFER = `Infirmier ou infirmière en psychiatrie (H/F)
L'hôpital de jour accueille des adolescents qui souffrent de troubles des conduites alimentaires.
Vous animez des ateliers thérapeutiques, assurez la traçabilité des soins et l'éducation thérapeutique,
et travaillez avec les parents, les médecins et les partenaires extérieurs. Diplôme d'État exigé.
Une expérience en psychiatrie de l'adolescent serait appréciée.`

const PLAN: [QuestionKind, string][] = [
  ['presentation', "Présentez-moi votre parcours d'infirmier ou d'infirmière."],
  ['motivation', "Qu'est-ce qui vous attire dans la psychiatrie de l'adolescent ?"],
  ['behavioural', 'Racontez-moi un atelier thérapeutique que vous avez animé.'],
  ['behavioural', "Donnez-moi un exemple d'une tension que vous avez apaisée."],
  ['behavioural', "Parlez-moi d'un désaccord avec un médecin."],
  ['technical', "Comment construisez-vous une séance d'éducation thérapeutique ?"],
  ['situational', 'Une mère en colère vous appelle : que faites-vous ?'],
  ['closing', 'Quelles questions souhaitez-vous nous poser ?'],
]
const aSet = (): Question[] => PLAN.map(([kind, text]) => ({ kind, text }))
const checks = (questions: Question[]) => faultsOfQuestions(questions).map(({ check }) => check)
const checksOf = (text: string) => faultsOfQuestion(text).map(({ check }) => check)

test('a set that a good recruiter would ask has no fault', () => {
  const faults = faultsOfQuestions(aSet())

  expect(faults).toEqual([])
})

test('eight questions are asked, easy to hard', () => {
  const seven = aSet().slice(0, 7)
  const upsideDown = aSet().reverse()
  const withoutMotivation = aSet().map((question, at) =>
    at === 1 ? { ...question, kind: 'presentation' as const } : question,
  )

  expect(checks(seven)).toEqual(['count'])
  expect(checks(upsideDown)).toContain('order')
  expect(checks(withoutMotivation)).toContain('order')
})

test('a question that comes twice is noticed, whatever the wording around it', () => {
  const twice = aSet()
  twice[4] = {
    kind: 'behavioural',
    text: 'Décrivez-moi un atelier thérapeutique que vous avez animé.',
  }

  const faults = faultsOfQuestions(twice)

  expect(faults).toEqual([{ check: 'duplicate', question: 4, detail: '2' }])
})

test('an opening may serve twice, not three times', () => {
  const texts = ['le plan était faux', 'la pluie menaçait', "l'échelle manquait"]
  const worn = aSet()
  texts.forEach((text, at) => {
    worn[2 + at] = { kind: 'behavioural', text: `Racontez-moi une fois où ${text}.` }
  })

  expect(faultsOfQuestions(worn)).toMatchObject([{ check: 'duplicate', question: 4 }])
})

test('« Avez-vous déjà… ? Racontez. » asks for one story, openly', () => {
  expect(checksOf('Avez-vous déjà refusé de charger un camion ? Racontez.')).toEqual([])
})

test('most questions name something of the offer, unless the offer says next to nothing', () => {
  const general = aSet().map((question, at) => ({
    ...question,
    text: at < 4 ? question.text : 'Que faites-vous quand tout va mal ?',
  }))

  expect(anchoredShare(general, OFFER)).toBeLessThan(0.6)
  expect(lackOfAnchors(general, OFFER)).toMatchObject([{ check: 'anchoring' }])
  expect(lackOfAnchors(aSet(), OFFER)).toEqual([])
  expect(lackOfAnchors(general, 'Infirmier H/F. Poste à pourvoir.')).toEqual([])
})

test('a question that yes or no would answer is closed', () => {
  const closed = [
    'Avez-vous déjà travaillé en équipe ?',
    'Est-ce que vous connaissez React ?',
    'Maîtrisez-vous Excel ?',
    'Êtes-vous disponible tout de suite ?',
    'Vous avez un chantier en retard : êtes-vous inquiet ?',
  ]
  const open = [
    'Comment préparez-vous une tournée ?',
    "Qu'est-ce qui vous attire chez nous ?",
    'Par quoi commencez-vous le matin ?',
    'Pouvez-vous me présenter votre parcours ?',
    "Un chien vous empêche d'entrer : que faites-vous ?",
    'Présentez-vous en deux minutes : quels travaux avez-vous déjà faits ?',
    'Dans la couture, à quoi reconnaissez-vous un travail bien fait ?',
    'Quelles questions souhaitez-vous nous poser ?',
    'De quelle façon rédigez-vous un avis ?',
    "Racontez-moi une vente que vous avez menée jusqu'au bout.",
  ]

  expect(closed.filter((text) => !checksOf(text).includes('closed'))).toEqual([])
  expect(open.filter((text) => checksOf(text).length > 0)).toEqual([])
})

test('one question each, at most thirty-five words, in French, with « vous »', () => {
  const long = `Comment procédez-vous ${'pour ranger un rayon '.repeat(10)}?`

  expect(checksOf('Comment procédez-vous ? Et pourquoi ?')).toContain('one-question')
  expect(checksOf('Le travail en équipe est important.')).toContain('one-question')
  expect(checksOf('Racontez-moi une vente. Décrivez-moi un échec.')).toContain('one-question')
  expect(checksOf(long)).toContain('length')
  expect(checksOf('What would you do if the server is down on a Friday night?')).toContain(
    'language',
  )
  expect(checksOf('Comment fais-tu pour ranger tes affaires ?')).toContain('vouvoiement')
  expect(checksOf('Comment choisissez-vous le ton d’un message ?')).toEqual([])
})

test('a forbidden topic, past pay and broken French are faults like any other', () => {
  expect(checksOf('Comment faites-vous garder vos enfants ?')).toContain('forbidden-topic')
  expect(checksOf('Quel est votre salaire actuel ?')).toContain('past-pay')
  expect(checksOf('Comment gérez-vous de le stock ?')).toContain('broken-french')
})
