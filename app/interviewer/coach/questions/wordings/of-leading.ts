import type { QuestionKind } from '../../../kinds.ts'

/** What is asked of whoever will lead a team, where the page of the trade is not of leading. */
export const OF_LEADING: readonly (readonly [QuestionKind, string])[] = [
  [
    'behavioural',
    "Parlez-moi d'une équipe que vous avez dirigée : qu'y avez-vous changé, et avec quel résultat ?",
  ],
  [
    'behavioural',
    "Racontez-moi une remarque difficile que vous avez dû faire à quelqu'un de votre équipe : comment l'avez-vous dite ?",
  ],
  [
    'behavioural',
    "Parlez-moi d'une personne de votre équipe que vous avez fait progresser : qu'avez-vous fait pour cela ?",
  ],
  [
    'behavioural',
    "Racontez-moi une décision que votre équipe n'approuvait pas : comment l'avez-vous tenue ?",
  ],
  [
    'behavioural',
    "Parlez-moi d'une tension entre deux personnes de votre équipe : qu'avez-vous fait, et comment cela s'est-il terminé ?",
  ],
  [
    'situational',
    "Quelqu'un sur qui vous comptiez travaille moins bien depuis un mois : que faites-vous ?",
  ],
  [
    'situational',
    "Vous prenez la tête d'une équipe où quelqu'un espérait votre poste : que faites-vous les premières semaines ?",
  ],
]
