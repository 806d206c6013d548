import type { QuestionKind } from '../../../kinds.ts'
import type { Mission } from '../../offer-facts/offer-facts.ts'

type OfForms = Readonly<Record<Mission['form'], readonly string[]>>

/** The slot of each form. */
export const SLOT_OF_FORM = {
  infinitive: 'faire',
  noun: 'tâche',
  vous: 'vous',
  quoted: 'mission',
} as const satisfies Record<Mission['form'], string>

/**
 * How a mission of the offer is asked about, by the form in which it can be said. What the firm will
 * ask is nobody's past yet: only what comes nearest to it is.
 */
export const OF_MISSIONS: Readonly<
  Partial<Record<QuestionKind, { anyone: OfForms; beginner: OfForms }>>
> = {
  behavioural: {
    anyone: {
      infinitive: [
        'Dans ce poste, il faut {faire} : quel travail comparable avez-vous déjà fait, et avec quel résultat ?',
        'Vous aurez à {faire} : racontez-moi ce que vous avez fait de plus proche.',
      ],
      noun: [
        'Le poste comprend {tâche} : quel travail comparable avez-vous déjà fait, et avec quel résultat ?',
        'Vous aurez à votre charge {tâche} : racontez-moi ce que vous avez fait de plus proche.',
      ],
      vous: ['Dans ce poste, {vous} : racontez-moi ce que vous avez fait de plus proche.'],
      quoted: [
        'Une des missions est : « {mission} ». Quelle expérience proche pouvez-vous me raconter ?',
        'Parmi les tâches : « {mission} ». Quand avez-vous fait un travail comparable, et avec quel résultat ?',
      ],
    },
    beginner: {
      infinitive: [
        "Vous apprendrez à {faire} : qu'avez-vous déjà fait qui s'en rapproche, en formation ou ailleurs ?",
        'Dans ce poste, il faut {faire} : racontez-moi ce que vous avez déjà fait de plus proche.',
      ],
      noun: [
        'Le poste comprend {tâche} : racontez-moi ce que vous avez déjà fait de plus proche.',
        "Parmi vos tâches, il y aura {tâche} : qu'en avez-vous déjà vu, en formation ou ailleurs ?",
      ],
      vous: ['Dans ce poste, {vous} : racontez-moi ce que vous avez déjà fait de plus proche.'],
      quoted: [
        "L'annonce dit : « {mission} ». Qu'avez-vous déjà fait qui s'en rapproche, en formation ou ailleurs ?",
        'Une des missions est : « {mission} ». Racontez-moi ce que vous avez déjà fait de plus proche.',
      ],
    },
  },
  technical: {
    anyone: {
      infinitive: [
        'Comment vous y prenez-vous pour {faire}, du début à la fin ?',
        'Par quoi commencez-vous quand il faut {faire}, et que vérifiez-vous à la fin ?',
        "Quelle erreur faut-il surtout éviter quand il faut {faire}, et comment l'évitez-vous ?",
      ],
      noun: [
        'Pour {tâche}, comment vous y prenez-vous, du début à la fin ?',
        'Dans {tâche}, quelle erreur faut-il surtout éviter, et comment ?',
        'Pour {tâche}, par quoi commencez-vous, et que vérifiez-vous à la fin ?',
      ],
      vous: ['Dans ce poste, {vous} : comment vous y prenez-vous, du début à la fin ?'],
      quoted: [
        "L'annonce demande : « {mission} ». Comment vous y prenez-vous, du début à la fin ?",
        'Le poste prévoit ceci : « {mission} ». Quelle erreur faut-il éviter, et comment ?',
      ],
    },
    beginner: { infinitive: [], noun: [], vous: [], quoted: [] },
  },
}
