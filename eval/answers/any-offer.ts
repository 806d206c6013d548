import type { QuestionKind } from '#app/interviewer/kinds.ts'

/** What may be asked about any post, by kind. */
export const ANY_OFFER: Record<QuestionKind, string> = {
  presentation: 'Présentez-vous en deux minutes : votre parcours et ce que vous savez faire.',
  motivation: 'Pourquoi ce poste vous attire-t-il ?',
  behavioural: 'Racontez-moi un désaccord avec un collègue et la façon dont vous en êtes sortis.',
  technical: 'Comment vérifiez-vous la qualité de votre travail, étape par étape ?',
  situational:
    'Deux urgences arrivent en même temps et votre responsable est absent : que faites-vous ?',
  closing: 'Quelles questions souhaitez-vous nous poser avant de finir ?',
}
