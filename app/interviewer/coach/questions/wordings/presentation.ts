/** `{de métier}` is « d'infirmier ou d'infirmière », `{chose}` a mission as a noun, `{faire}` as an infinitive. */
export const PRESENTATION: readonly string[] = [
  "Présentez-moi votre parcours {de métier} en allant à l'essentiel.",
  'Présentez-vous en deux minutes et dites-moi ce qui vous prépare au métier {de métier}.',
  'Retracez-moi les étapes de votre parcours qui vous mènent à ce poste {de métier}.',
  'Résumez-moi votre parcours, puis dites-moi ce que vous apporteriez à ce poste {de métier}.',
  'Présentez-moi votre parcours, en insistant sur {chose}.',
  'Présentez-moi votre parcours et dites-moi ce qui vous prépare à {faire}.',
  'Retracez-moi votre parcours, avec les expériences où vous avez eu à {faire}.',
  'Présentez-moi votre parcours {de métier} et la place que vous y avez donnée {à outil}.',
  'Présentez-moi votre parcours {de métier}, en particulier ce qui touche {à savoir-faire}.',
  "Présentez-moi votre parcours, de votre {diplôme} jusqu'à aujourd'hui.",
  'Présentez-moi vos {années} dernières années de travail et ce qui les rapproche de ce poste {de métier}.',
]

export const PRESENTATION_OF_A_BEGINNER: readonly string[] = [
  'Présentez-moi votre formation, vos stages et ce qui vous mène vers le métier {de métier}.',
  'Présentez-vous en deux minutes : quelles études, quels stages ou quels emplois vous mènent vers le métier {de métier} ?',
  'Présentez-moi ce que vous avez déjà appris, en cours ou en stage, qui vous prépare à {faire}.',
  'Retracez-moi votre parcours et dites-moi ce qui vous donne envie de devenir {métier}.',
  'Présentez-moi votre formation et ce que vous y avez appris sur {chose}.',
]

export const PRESENTATION_OF_ANYONE: readonly string[] = [
  "Présentez-moi votre parcours en allant à l'essentiel pour ce poste.",
  'Présentez-vous en deux minutes et dites-moi ce qui vous prépare à ce poste.',
  'Retracez-moi les étapes de votre parcours qui vous mènent à cette candidature.',
]
