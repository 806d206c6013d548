import { CUES } from '../../signals/cues.ts'
import { countCue } from '../../signals/match-cue.ts'
import { notedPoints } from '../../telegraphic.ts'
import { isServedAtOnce } from '../scenes.ts'
import type { Advice } from './advice.ts'

/** « Qu'avez-vous déjà réalisé avec… ? » asks for a past, and for no method. */
const OF_PAST = /\bavez vous (?!besoin)/
const isMethodAsked = (_: unknown, question: string) => !OF_PAST.test(question.replace(/-/g, ' '))
/** Whoever tells a case tells how it went. */
const CASE_TOLD = 2

/** What may be missing from a method or a decision, most useful first. */
export const IN_DOING: readonly Advice[] = [
  {
    id: 'spoken',
    kinds: ['technical', 'situational'],
    unless: [],
    fits: ({ answer }) => notedPoints(answer).length > 0,
    says: "Vos points se suivent : dites-les en phrases, « je commence par… », car à l'oral une suite de mots passe trop vite.",
  },
  {
    id: 'gestures',
    kinds: ['technical'],
    below: 35,
    unless: ['gesture'],
    fits: ({ answer }) => notedPoints(answer).length === 0,
    says: "Décrivez vos gestes un par un : d'abord, ensuite, et à la fin.",
    lacks: 'vos gestes, un par un',
    isCore: true,
  },
  {
    id: 'decision',
    kinds: ['situational'],
    below: 35,
    unless: ['gesture'],
    says: 'Dites ce que vous faites en premier, en commençant par « je ».',
    lacks: 'ce que vous faites en premier',
    isCore: true,
  },
  {
    id: 'satisfied',
    kinds: ['situational'],
    unless: ['checked', 'kept'],
    fits: (_, question) => isServedAtOnce(question),
    says: 'Dites comment vous savez que la personne est satisfaite : ce que vous demandez, ou ce que vous regardez, un moment après.',
  },
  {
    id: 'check',
    kinds: ['technical'],
    from: 40,
    unless: ['checked'],
    fits: isMethodAsked,
    says: "Comment savez-vous que c'est réussi : que regardez-vous à la fin ?",
    lacks: "comment vous savez que c'est réussi",
  },
  {
    id: 'contingency',
    kinds: ['technical'],
    from: 40,
    unless: ['contingency'],
    fits: (judgement, question) =>
      isMethodAsked(judgement, question) &&
      countCue(judgement.answer.plain, CUES.ownPast) < CASE_TOLD,
    says: 'Ajoutez une phrase sur ce que vous faites quand cela ne se passe pas comme prévu.',
    lacks: 'ce que vous faites quand cela se passe mal',
  },
  {
    // A scene is already what was not foreseen.
    id: 'contingency',
    kinds: ['situational'],
    from: 40,
    unless: ['contingency'],
    fits: ({ answer }) => countCue(answer.plain, CUES.ownPast) < CASE_TOLD,
    says: 'Ajoutez une phrase sur ce que vous faites si cela ne suffit pas.',
    lacks: 'ce que vous faites si cela ne suffit pas',
  },
  {
    id: 'why',
    kinds: ['technical', 'situational'],
    from: 40,
    unless: ['why'],
    fits: isMethodAsked,
    says: 'Dites en une phrase pourquoi vous faites ainsi.',
    lacks: 'pourquoi vous faites ainsi',
  },
  {
    id: 'outcome-of-tool',
    kinds: ['technical'],
    from: 40,
    unless: ['outcome'],
    fits: (judgement, question) => !isMethodAsked(judgement, question),
    says: "Dites ce que l'un de ces travaux a permis de trouver, de corriger ou de gagner.",
  },
  {
    id: 'case',
    kinds: ['technical', 'situational'],
    from: 40,
    below: 80,
    unless: ['lived'],
    says: "L'avez-vous déjà fait ou vécu ? Un cas en une phrase, avec sa fin, rendrait la réponse plus sûre.",
  },
]
