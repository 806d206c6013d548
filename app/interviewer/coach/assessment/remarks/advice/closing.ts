import type { Answer } from '../../answer.ts'
import { asksForDates, asksForPay, asksForTerms } from '../../asks-for-terms.ts'
import { countQuestions, hasNothingToAsk } from '../../own-questions.ts'
import { mayHold } from '../evidence.ts'
import type { Advice } from './advice.ts'

/** « Qu'est-ce qui vous ferait hésiter ? » invites no question, and asks for no date. */
const INVITES =
  /\b(?:questions?|savoir|demander|precisions|apprendre|ajouter|disponib\w*|quand|conditions|preavis|commencer)\b/
/** « Que voulez-vous savoir des managers ? » says upon what: other questions answer another one. */
const NAMES_ITS_SUBJECT =
  /\b(?:savoir|demander|apprendre)(?: de plus| d autre)? (?:sur|de l|des?|du|d une?) (?!plus\b)|\b(?:questions?|precisions)\b.{0,40} sur \w|\bque l annonce ne dit pas\b/
/** « … sur le poste et ses évolutions », « … sur l'entreprise »: anything may be asked. */
const ON_THE_POST =
  /\bsur (?:(?:ce|le|votre|notre) poste|l entreprise)\b|\b(?:ou|savoir(?: de plus)?) du poste\b/
/** Whether a last question says upon what one may ask. */
export const namesItsSubject = (plainQuestion: string) =>
  NAMES_ITS_SUBJECT.test(plainQuestion) && !ON_THE_POST.test(plainQuestion)
const mayAskAnything = (_: unknown, question: string) =>
  mayAsk(_, question) && !namesItsSubject(question)
const mayAsk = (_: unknown, question: string) => !asksForTerms(question) && INVITES.test(question)

const asksNothing = (answer: Answer) =>
  !mayHold(answer.plain, ['asked']) ||
  (hasNothingToAsk(answer.plain) && countQuestions(answer) === 0)
/** Under this, one question more upon what was named is worth asking, whatever was asked. */
const SOUND = 60

/** Whoever imagines the first months is waited for with what there is to learn. */
const FIRST_MONTHS = /\bpremiers? (?:mois|semaines?|jours?)\b/
const LEARNS =
  /\b(?:ecout\w*|observ\w*|appren\w*|connai\w*|decouvr\w*|compren\w*|suivre|suis|regard\w*|rencontr\w*|binome|familiaris\w*|prendre (?:mes|des) (?:reperes|marques))\b/

/** What may be missing from a last answer. Pay, dates and hours, where they are asked for, are all that is waited for. */
export const IN_CLOSING: readonly Advice[] = [
  {
    id: 'pay',
    kinds: ['closing'],
    unless: ['priced'],
    fits: (_, question) => asksForPay(question),
    says: 'Donnez une fourchette en euros, et dites si elle se discute.',
    lacks: 'un montant',
  },
  {
    id: 'question',
    kinds: ['closing'],
    unless: [],
    fits: ({ answer }, question) => mayAskAnything(null, question) && asksNothing(answer),
    says: "Posez au moins une question sur le travail : l'équipe, les premières semaines, ce qui fera dire que c'est réussi.",
    lacks: 'une question à vous',
  },
  {
    id: 'question-on-it',
    kinds: ['closing'],
    unless: [],
    fits: ({ answer }, question) =>
      mayAsk(null, question) && namesItsSubject(question) && asksNothing(answer),
    says: 'Posez au moins une question sur ce que la question nomme : elle montre que vous vous y voyez déjà.',
    lacks: 'une question à vous',
  },
  {
    id: 'more-on-it',
    kinds: ['closing'],
    unless: [],
    below: SOUND,
    fits: ({ answer }, question) =>
      mayAsk(null, question) && namesItsSubject(question) && !asksNothing(answer),
    says: 'Posez une question de plus sur ce que la question nomme, et dites en une phrase pourquoi elle compte pour vous.',
  },
  {
    id: 'date',
    kinds: ['closing'],
    unless: ['dated'],
    fits: (_, question) => asksForDates(question),
    says: 'Donnez une date ou un délai : « disponible le… », « préavis de… ».',
    lacks: 'une date',
  },
  {
    id: 'work-question',
    kinds: ['closing'],
    unless: ['workAsked'],
    fits: ({ answer }, question) =>
      mayAskAnything(null, question) && mayHold(answer.plain, ['asked']),
    says: 'Ajoutez une question sur le travail lui-même, avant celles sur les conditions.',
    lacks: 'une question sur le travail',
  },
  {
    id: 'learn-first',
    kinds: ['closing'],
    unless: [],
    fits: ({ answer }, question) =>
      FIRST_MONTHS.test(question) &&
      !/\bbesoin\b/.test(question) &&
      !LEARNS.test(answer.sentences[0]?.plain ?? ''),
    says: 'Commencez par ce que vous apprendrez et auprès de qui, avant ce que vous changerez.',
  },
  {
    id: 'success',
    kinds: ['closing'],
    unless: ['successAsked'],
    fits: mayAskAnything,
    says: 'Demandez à quoi on verra, dans six mois, que le travail est bien fait.',
  },
  {
    id: 'next-step',
    kinds: ['closing'],
    unless: ['nextStep'],
    fits: mayAskAnything,
    says: 'Demandez quelle est la prochaine étape, et quand vous aurez une réponse.',
  },
]
