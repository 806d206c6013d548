/** Invitations to present oneself, each said aloud before it was kept; a slot that an offer does not fill leaves its wording out. */
export const PRESENTATION: readonly string[] = [
  'Présentez-vous, et dites-moi ce que vous avez fait avec {outil} et {autre outil}.',
  'Pouvez-vous me présenter votre parcours, et vos principaux projets avec {outil} ?',
  "Pouvez-vous me résumer votre parcours jusqu'à ce poste {de métier} {ville} ?",
  "Pouvez-vous me résumer votre parcours jusqu'à ce poste {de métier} chez {employeur} ?",
  'Pouvez-vous me résumer votre parcours, et surtout votre expérience {cadre} ?',
  'Quelles étapes de votre parcours vous mènent vers ce poste {de métier} ?',
  'Quelles étapes de votre parcours vous mènent vers ce poste {de métier} {cadre} ?',
  'Pour ce poste {de métier}, présentez-vous en insistant sur {sujet}.',
  'Pour ce poste {ville}, présentez-vous en insistant sur {sujet}.',
  'Pour ce poste chez {employeur}, présentez-vous en insistant sur {sujet}.',
  'Pour ce poste {ville}, présentez-vous en partant de votre expérience pour {activité}.',
  'Pour ce poste {de métier}, présentez-vous en partant de votre expérience pour {activité}.',
  'Pouvez-vous me présenter votre parcours, en particulier ce que vous avez fait pour {activité} ?',
  'Présentez-vous, en insistant sur {sujet} et sur {autre sujet}.',
  'Présentez-vous en deux minutes, en insistant sur {sujet}.',
  'Pour commencer, présentez-vous en deux minutes, en partant de votre expérience pour {activité}.',
  'Parlez-moi de votre parcours, et surtout de ce que vous avez fait pour {activité}.',
  'Présentez-vous en allant droit à ce qui vous sera utile {cadre}.',
  "Qu'avez-vous fait, dans votre parcours, qui ressemble le plus à ce poste {cadre} ?",
  'Que dois-je retenir de votre parcours pour un poste {de métier} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} {ville} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} chez {employeur} ?',
]

export const PRESENTATION_OF_A_BEGINNER: readonly string[] = [
  "Pour ce poste {de métier}, présentez-vous : qu'avez-vous fait jusqu'ici, dans ce métier ou ailleurs ?",
  'Présentez-vous, et dites-moi ce que vous avez fait avec {outil}, en cours ou pour vous.',
  'Pouvez-vous vous présenter, et me dire ce qui vous mène vers ce poste {de métier} ?',
  'Pouvez-vous vous présenter, et me dire ce qui vous mène vers ce poste {de métier} {ville} ?',
  'Pour commencer, parlez-moi de vous et de ce qui vous mène au métier {de métier}.',
  "Pour ce poste chez {employeur}, présentez-vous : qu'avez-vous fait jusqu'ici, études ou emplois ?",
  "Pour ce poste {ville}, présentez-vous : qu'avez-vous fait jusqu'ici, études ou emplois ?",
  "Présentez-vous : qu'avez-vous déjà appris, en formation ou ailleurs, pour {activité} ?",
  "Présentez-vous : qu'avez-vous déjà appris, en formation ou ailleurs, sur {sujet} ?",
  "Parlez-moi de vous : qu'est-ce qui vous prépare le mieux à {activité} ?",
  'Présentez-vous, en insistant sur ce que vous avez vu ou appris sur {sujet} et sur {autre sujet}.',
  "Présentez-vous : qu'est-ce qui, dans vos études ou vos emplois, vous servira {cadre} ?",
  'Quel stage, quel emploi ou quelle activité vous prépare le mieux à {activité} ?',
  'Parlez-moi de vous : que savez-vous déjà faire qui servira dès la première semaine {cadre} ?',
  "Présentez-vous : qu'avez-vous fait de plus proche de ce métier ?",
]

/** Said where the offer takes beginners in so many words. */
export const PRESENTATION_FOR_A_FIRST_POST: readonly string[] = [
  'Ce poste est ouvert aux débutants : présentez-vous par ce que vous savez déjà faire pour {activité}.',
  'Pour un premier poste {de métier}, que voulez-vous que je sache de vous avant tout ?',
  "Pour un premier poste, qu'est-ce que vous voulez que je sache de vous avant tout ?",
]

export const PRESENTATION_OF_ANYONE: readonly string[] = [
  "Présentez-vous en deux minutes, comme à quelqu'un qui n'a pas lu votre CV.",
  "Quel est le fil de votre parcours jusqu'à cette candidature ?",
]
