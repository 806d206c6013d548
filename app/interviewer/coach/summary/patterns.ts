import { type Dimension, QUESTION_KINDS, type QuestionKind } from '../../kinds.ts'
import { CUES } from '../assessment/signals/cues.ts'
import { countCue, matchesCue } from '../assessment/signals/match-cue.ts'
import type { Read } from './answered.ts'

/** Something that may recur over the answers of an interview. */
export interface Pattern {
  side: 'strength' | 'improvement'
  kinds: readonly QuestionKind[]
  /** From which share of the answers concerned it is worth saying. */
  share: number
  worth: number
  /** `text` gives the answer as cues are looked up in it. */
  shows: (answered: Read, text: () => string) => boolean
  /** With one answer only. */
  once: string
  often: (count: string, able: string, countNumber: number, ableNumber: number) => string
}

const TOLD: readonly QuestionKind[] = ['presentation', 'motivation', 'behavioural']
const DONE: readonly QuestionKind[] = ['behavioural', 'technical', 'situational']
/** A decision or a last word needs no figure. */
const MEASURED: readonly QuestionKind[] = ['presentation', 'behavioural', 'technical']
const SELF: readonly QuestionKind[] = ['presentation', 'motivation', 'closing']

const level =
  (name: Dimension) =>
  ({ levels }: Read) =>
    levels.get(name) ?? 0
const atLeast = (name: Dimension, least: number) => (answered: Read) =>
  level(name)(answered) >= least
const atMost = (name: Dimension, most: number) => (answered: Read) => level(name)(answered) <= most

/** « de vos trois récits », « de deux de vos trois récits »: what is said of some of the answers concerned. */
const among = (noun: string) => (count: string, able: string, n: number, all: number) =>
  n === all ? `vos ${able} ${noun}` : `${count} de vos ${able} ${noun}`
const tales = among('récits')
const answers = among('réponses')
const worked = among('réponses sur le travail')
const ofSelf = among('réponses sur vous et votre projet')
const lived = among('réponses sur votre parcours')

export const PATTERNS: readonly Pattern[] = [
  {
    side: 'strength',
    kinds: DONE,
    share: 0.3,
    worth: 1.1,
    shows: atLeast('Preuve concrète', 4),
    once: 'Des gestes précis, que le recruteur peut se représenter.',
    often: (...n) => `Des gestes précis, que l'on se représente, dans ${worked(...n)}.`,
  },
  {
    side: 'strength',
    kinds: ['behavioural'],
    share: 0.3,
    worth: 1.3,
    shows: atLeast('Résultat mesuré', 4),
    once: "Une histoire racontée jusqu'au bout, résultat compris.",
    often: (...n) =>
      `Des histoires racontées jusqu'au bout, résultat compris, dans ${tales(...n)}.`,
  },
  {
    side: 'strength',
    kinds: ['presentation', 'motivation'],
    share: 0.3,
    worth: 1.2,
    shows: atLeast('Adéquation au poste', 4),
    once: 'Une réponse qui parle de ce poste, et non du métier en général.',
    often: (...n) =>
      `Un lien net avec ce poste, et non avec le métier en général, dans ${ofSelf(...n)}.`,
  },
  {
    side: 'strength',
    kinds: ['behavioural'],
    share: 0.3,
    worth: 0.9,
    shows: atLeast('Structure (STAR)', 4),
    once: "Un récit dans un ordre que l'on suit.",
    often: (...n) => `Un ordre que l'on suit sans effort, dans ${tales(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: ['behavioural'],
    share: 0.3,
    worth: 1.4,
    shows: (one) => one.score > 10 && atMost('Résultat mesuré', 2)(one),
    once: "Terminer l'histoire par un fait constaté.",
    often: (...n) => `Terminer chaque histoire par un fait constaté : il manque à ${tales(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: DONE,
    share: 0.3,
    worth: 1.2,
    shows: (one) => one.score > 10 && atMost('Preuve concrète', 2)(one),
    once: 'Remplacer les généralités par deux gestes précis.',
    often: (...n) => `Remplacer les généralités par des gestes précis, dans ${worked(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: SELF,
    share: 0.3,
    worth: 1.1,
    shows: (one) => one.score > 10 && atMost('Adéquation au poste', 3)(one),
    once: "Citer une mission de l'annonce et dire pourquoi elle vous attire.",
    often: (...n) => `Citer une mission de l'annonce : ce lien manque à ${ofSelf(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: TOLD,
    share: 0.3,
    worth: 1,
    shows: (_answered, text) => countCue(text(), CUES.selfDescription) >= 2,
    once: 'Montrer une qualité par un moment vécu, au lieu de la nommer.',
    often: (...n) =>
      `Montrer vos qualités par un moment vécu au lieu de les nommer, dans ${lived(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: ['behavioural', 'presentation'],
    share: 0.3,
    worth: 1.05,
    shows: (_answered, text) =>
      matchesCue(text(), CUES.wePast) && !matchesCue(text(), CUES.ownPast),
    once: "Dire « je » quand l'action est la vôtre.",
    often: (...n) => `Dire « je » quand l'action est la vôtre, dans ${tales(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: QUESTION_KINDS,
    share: 0.1,
    worth: 1.5,
    shows: ({ score }) => score <= 10,
    once: 'Revenir à la question restée sans vraie réponse : une situation voisine suffit, ou ce que vous feriez.',
    often: (count, able, n) =>
      `Ne laisser aucune question sans vraie réponse : ${count} réponse${n > 1 ? 's' : ''} sur ${able} ne ${n > 1 ? 'donnent' : 'donne'} encore rien à retenir.`,
  },
  {
    side: 'improvement',
    kinds: MEASURED,
    share: 0.4,
    worth: 0.6,
    shows: ({ score }, text) => score > 10 && score < 75 && !/\d/.test(text()),
    once: 'Ajouter une mesure : combien, en combien de temps, par rapport à quoi.',
    often: (...n) =>
      `Ajouter une mesure à ${answers(...n)} : combien, en combien de temps, par rapport à quoi.`,
  },
  {
    side: 'improvement',
    kinds: ['technical', 'situational'],
    share: 0.4,
    worth: 0.55,
    shows: ({ score }, text) => score > 10 && score < 75 && !matchesCue(text(), CUES.ownPast),
    once: 'Ajouter à une réponse sur le travail le cas vécu qui la rendrait crédible.',
    often: (...n) => `Ajouter un cas vécu, en une phrase, à ${worked(...n)}.`,
  },
  {
    side: 'improvement',
    kinds: QUESTION_KINDS,
    share: 0.5,
    worth: 0.5,
    shows: ({ score }) => score >= 75,
    once: 'Redire cette réponse à voix haute, en moins de deux minutes.',
    often: () => 'Redire ces réponses à voix haute, en moins de deux minutes chacune.',
  },
]
