/** Invitations to present oneself, each said aloud before it was kept; a slot that an offer does not fill leaves its wording out. */
export const PRESENTATION: readonly string[] = [
  'Pour commencer, présentez-vous en deux minutes, en partant de votre expérience pour {activité}.',
  'Présentez-vous, en insistant sur {sujet} et sur {autre sujet}.',
  'Présentez-vous en deux minutes, en insistant sur {sujet}.',
  'Ici, il faut {activité} et {autre activité} : parlez-moi de votre parcours sous cet angle.',
  'Présentez-vous : votre parcours en une minute, puis votre expérience pour {activité}.',
  'Parlez-moi de votre parcours, et surtout de ce que vous avez fait pour {activité}.',
  'Dans ce poste, il y a {sujet}, et aussi {autre sujet} : présentez-vous en partant de là.',
  'Commençons par vous : quelle expérience avez-vous pour {activité}, et pour {autre activité} ?',
  'Pour ce poste {de métier}, présentez-vous en insistant sur {sujet}.',
  'Pour ce poste {ville}, présentez-vous en insistant sur {sujet}.',
  'Pour ce poste {ville}, présentez-vous en partant de votre expérience pour {activité}.',
  'Vous postulez comme {métier} : présentez-vous en insistant sur {sujet}.',
  'Présentez-vous en gardant surtout ce qui vous servira ici pour {activité}.',
  'Quel est votre parcours, et où avez-vous appris à {activité} ?',
  "Avant de parler {d'employeur}, parlons de vous : quelle expérience avez-vous pour {activité} ?",
  'Pour ce poste chez {employeur}, présentez-vous en insistant sur {sujet}.',
  'Présentez-vous en allant droit à ce qui vous sera utile {cadre}.',
  "Qu'avez-vous fait, dans votre parcours, qui ressemble le plus à ce poste {cadre} ?",
  "Parlez-moi de votre parcours : qu'est-ce qui vous servira le plus {cadre} ?",
  'Que dois-je retenir de votre parcours pour un poste {de métier} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} {ville} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} chez {employeur} ?',
]

export const PRESENTATION_OF_A_BEGINNER: readonly string[] = [
  "Présentez-vous : qu'avez-vous déjà appris, en formation ou ailleurs, pour {activité} ?",
  "Présentez-vous : qu'avez-vous déjà appris, en formation ou ailleurs, sur {sujet} ?",
  "Parlez-moi de vous : qu'est-ce qui vous prépare le mieux à {activité} ?",
  'Ici, il faut {activité} et {autre activité} : présentez-vous par ce que vous avez fait de plus proche.',
  'Dans ce poste, il y a {sujet} : présentez-vous en commençant par ce que vous en avez déjà vu.',
  'Ce poste est ouvert aux débutants : présentez-vous par ce que vous savez déjà faire pour {activité}.',
  'Présentez-vous, en insistant sur ce que vous avez vu ou appris sur {sujet} et sur {autre sujet}.',
  "Présentez-vous : qu'est-ce qui, dans vos études ou vos emplois, vous servira {cadre} ?",
  'Parlez-moi de vous et de ce qui vous amène vers ce poste {ville}.',
  'Quel stage, quel emploi ou quelle activité vous prépare le mieux à {activité} ?',
  'Parlez-moi de vous : que savez-vous déjà faire qui servira dès la première semaine {cadre} ?',
  'Pour un premier poste {de métier}, que voulez-vous que je sache de vous avant tout ?',
  "Pour un premier poste, qu'est-ce que vous voulez que je sache de vous avant tout ?",
  "Présentez-vous : qu'avez-vous fait de plus proche de ce métier ?",
]

export const PRESENTATION_OF_ANYONE: readonly string[] = [
  "Présentez-vous en deux minutes, comme à quelqu'un qui n'a pas lu votre CV.",
  "Quel est le fil de votre parcours jusqu'à cette candidature ?",
]
