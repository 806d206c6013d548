import type { QuestionKind } from '../../../kinds.ts'
import type { Mission } from '../../recognition/recognised-offer.ts'

type OfForms = Readonly<Record<Mission['form'], readonly string[]>>

/** The slot of each form. */
export const SLOT_OF_FORM = {
  infinitive: 'faire',
  noun: 'tâche',
  vous: 'vous',
  quoted: 'mission',
} as const satisfies Record<Mission['form'], string>

/** How a mission of the offer is asked about, by the form in which it can be said. */
export const OF_MISSIONS: Readonly<
  Partial<Record<QuestionKind, { anyone: OfForms; beginner: OfForms }>>
> = {
  presentation: {
    anyone: {
      infinitive: [
        'Présentez-vous en insistant sur ce qui vous prépare à {faire}.',
        'Vous aurez à {faire} : quelles étapes de votre parcours vous y préparent ?',
        'Parlez-moi de votre parcours, et surtout de ce qui vous servira pour {faire}.',
      ],
      noun: ['Le poste comprend {tâche} : quelles étapes de votre parcours vous y préparent ?'],
      vous: ['Ici, {vous} : quelles étapes de votre parcours vous y préparent ?'],
      quoted: [],
    },
    beginner: {
      infinitive: [
        "Présentez-vous : qu'est-ce qui, dans vos études ou vos emplois, vous prépare à {faire} ?",
        "Vous apprendrez ici à {faire} : présentez-vous par ce qui s'en rapproche le plus.",
      ],
      noun: ['Le poste comprend {tâche} : que savez-vous déjà faire qui vous y servira ?'],
      vous: [],
      quoted: [],
    },
  },
  motivation: {
    anyone: {
      infinitive: [
        "Vous aurez à {faire} : qu'est-ce qui vous plaît dans ce travail ?",
        "Qu'est-ce qui vous attire dans un poste où il faut {faire} ?",
      ],
      noun: ["Le poste comprend {tâche} : qu'est-ce qui vous y attire ?"],
      vous: ["Dans ce poste, {vous} : qu'est-ce qui vous en donne envie ?"],
      quoted: [],
    },
    beginner: { infinitive: [], noun: [], vous: [], quoted: [] },
  },
  behavioural: {
    anyone: {
      infinitive: [
        "Racontez-moi une fois où vous avez dû {faire} : qu'avez-vous fait, et avec quel résultat ?",
        "Parlez-moi de la dernière fois que vous avez eu à {faire} : qu'est-ce qui était difficile ?",
        'Donnez-moi un exemple précis où vous avez dû {faire}, et dites-moi comment cela a fini.',
        'Dans ce poste, il faut {faire} : quel travail proche avez-vous mené, et avec quel résultat ?',
        'Avez-vous déjà eu à {faire} ? Racontez ce que vous avez fait vous-même.',
        "Vous aurez à {faire} : parlez-moi d'une fois où ce genre de travail s'est mal passé.",
      ],
      noun: [
        'Le poste comprend {tâche} : quel travail proche avez-vous mené, et avec quel résultat ?',
        "Parmi vos tâches, il y aura {tâche} : parlez-moi d'une fois où ce n'était pas simple.",
        'Vous aurez à votre charge {tâche} : racontez-moi ce que vous avez fait de plus proche.',
      ],
      vous: [
        'Dans ce poste, {vous} : racontez-moi une situation proche que vous avez vécue.',
        "Ici, {vous} : quand avez-vous fait un travail de ce genre, et qu'est-ce qui était difficile ?",
      ],
      quoted: [
        "L'annonce dit : « {mission} ». Racontez-moi la dernière fois que vous avez fait un travail de ce genre.",
        'Une des missions est : « {mission} ». Quelle expérience proche pouvez-vous me raconter ?',
        'Parmi les tâches : « {mission} ». Quand avez-vous fait un travail proche, et avec quel résultat ?',
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
