import { expect, test } from 'vitest'
import { asksPastPay, forbiddenTopics } from './forbidden-topics.ts'

test('what the law keeps out of an interview is caught when it is asked of the candidate', () => {
  const forbidden = [
    ['family', 'Avez-vous des enfants ?'],
    ['family', "Combien d'enfants avez-vous ?"],
    ['family', 'Êtes-vous mariée ou célibataire ?'],
    ['family', 'Souhaitez-vous fonder une famille dans les prochaines années ?'],
    ['family', 'Que fait votre conjoint dans la vie ?'],
    ['family', 'Comment conciliez-vous votre vie familiale et ce poste ?'],
    ['family', 'Avez-vous un projet de grossesse ?'],
    ['health', 'Comment décririez-vous votre état de santé ?'],
    ['health', 'Avez-vous déjà eu des problèmes de santé ?'],
    ['health', 'Êtes-vous reconnu travailleur handicapé ?'],
    ['health', 'Fumez-vous ?'],
    ['age', 'Quel âge avez-vous ?'],
    ['age', 'Quelle est votre date de naissance ?'],
    ['age', 'Quand comptez-vous prendre votre retraite ?'],
    ['origin', 'Quelle est votre nationalité ?'],
    ['origin', "D'où vient votre nom ?"],
    ['origin', 'De quelle origine êtes-vous ?'],
    ['religion', 'Quelle est votre religion ?'],
    ['religion', 'Faites-vous le ramadan ?'],
    ['politics', 'Quelles sont vos opinions politiques ?'],
    ['politics', 'Pour qui avez-vous voté ?'],
    ['union', 'Êtes-vous syndiqué ?'],
    ['union', 'Avez-vous déjà fait grève ?'],
    ['home', 'Où habitez-vous ?'],
    ['home', 'Êtes-vous propriétaire de votre logement ?'],
    ['looks', 'Combien pesez-vous ?'],
    ['looks', 'Accepteriez-vous de cacher vos tatouages ?'],
    ['intimacy', 'Quelle est votre orientation sexuelle ?'],
    ['leisure', 'Quels sont vos loisirs ?'],
    ['leisure', 'Que faites-vous en dehors de votre travail, et avec qui le vivez-vous ?'],
    ['money', 'Avez-vous des dettes, et quelles sont vos dettes en cours ?'],
  ] as const

  const missed = forbidden.filter(([topic, text]) => !forbiddenTopics(text).includes(topic))

  expect(missed).toEqual([])
})

test('the same words are work in a nursery, a hospital, a bank or a union office', () => {
  const innocent = [
    "Comment organisez-vous la journée d'un groupe de huit enfants ?",
    'Avez-vous un exemple où des parents contestaient votre façon de faire ?',
    "Combien d'enfants avez-vous accompagnés dans votre dernière crèche ?",
    "Comment expliquez-vous à un patient son état de santé et celui qu'il peut espérer ?",
    'Racontez-moi une situation délicate avec la famille d’un résident âgé.',
    'Comment aidez-vous une personne âgée ou handicapée à se lever ?',
    'Comment conseillez-vous un client qui prépare sa retraite ?',
    'Comment menez-vous une négociation avec les organisations syndicales ?',
    'Quelles règles de laïcité appliquez-vous devant un signe religieux porté par un élève ?',
    'Comment instruisez-vous une demande de logement social ?',
    'Parlez-moi de votre expérience auprès de personnes malades.',
    'Quelle place donnez-vous à la grossesse dans le suivi d’une patiente ?',
    "Comment organisez-vous une campagne d'affichage politique neutre pour une mairie ?",
    'Comment préparez-vous une séance de sport pour un groupe de votre club ?',
    'Quelles sont vos disponibilités pour les week-ends prévus au planning ?',
  ]

  const alarms = innocent.filter((text) => forbiddenTopics(text).length > 0)

  expect(alarms).toEqual([])
})

test('present and past pay are never asked, expectations may be', () => {
  const asked = [
    'Quel est votre salaire actuel ?',
    'Quelle était votre dernière rémunération ?',
    'Combien gagnez-vous aujourd’hui ?',
    'Quel salaire aviez-vous dans votre poste précédent ?',
    'Quel était votre salaire ?',
  ]
  const allowed = [
    'Quelles sont vos prétentions salariales pour ce poste ?',
    'Quelle rémunération souhaitez-vous ?',
    'Quel est votre salaire souhaité ?',
    'Comment contrôlez-vous un bulletin de paie avant de l’envoyer ?',
    'Combien avez-vous gagné de clients la dernière année ?',
  ]

  expect(asked.filter((text) => !asksPastPay(text))).toEqual([])
  expect(allowed.filter(asksPastPay)).toEqual([])
})
