/** Invitations to present oneself, each said aloud before it was kept; a slot that an offer does not fill leaves its wording out. */
export const PRESENTATION: readonly string[] = [
  'Pour commencer, présentez-vous en deux minutes, en partant de votre expérience pour {activité}.',
  'Quelles étapes de votre parcours vous préparent le mieux à {activité} ?',
  'Présentez-vous en gardant surtout ce qui vous servira ici pour {activité}.',
  'Quel est votre parcours, et où avez-vous appris à {activité} ?',
  "Pour commencer, qu'est-ce qui, dans votre parcours, vous amène jusqu'à ce poste {ville} ?",
  'Présentez-vous en allant droit à ce qui vous sera utile {cadre}.',
  "Qu'avez-vous fait, dans votre parcours, qui ressemble le plus à ce poste {cadre} ?",
  "Parlez-moi de votre parcours : qu'est-ce qui vous servira le plus {cadre} ?",
  "Avant de parler {d'employeur}, parlons de vous : quel est votre parcours ?",
  "Imaginez que je n'ai pas lu votre CV : que dois-je savoir de vous pour ce poste {ville} ?",
  'Que dois-je retenir de votre parcours pour un poste {de métier} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} {ville} ?',
  'Que dois-je retenir de votre parcours pour un poste {de métier} chez {employeur} ?',
  "Vous postulez comme {métier} : qu'avez-vous fait jusqu'ici ?",
  'Quel poste de votre parcours vous prépare le mieux à {activité} ?',
  'Résumez votre parcours : quelle expérience avez-vous pour {activité} ?',
  "Commençons par vous : qu'avez-vous fait jusqu'ici pour {activité} ?",
  "Pour ce poste {ville}, quelle partie de votre parcours voulez-vous me montrer d'abord ?",
]

export const PRESENTATION_OF_A_BEGINNER: readonly string[] = [
  "Présentez-vous : qu'avez-vous déjà appris, en formation ou ailleurs, pour {activité} ?",
  "Parlez-moi de vous : qu'est-ce qui vous prépare le mieux à {activité} ?",
  'Ce poste est ouvert aux débutants : présentez-vous par ce que vous savez déjà faire pour {activité}.',
  "Présentez-vous : qu'est-ce qui, dans vos études ou vos emplois, vous servira {cadre} ?",
  'Parlez-moi de vous et de ce qui vous amène vers ce poste {ville}.',
  'Quel stage, quel emploi ou quelle activité vous prépare le mieux à {activité} ?',
  'Parlez-moi de vous : que savez-vous déjà faire qui servira dès la première semaine {cadre} ?',
  "Pour un premier poste, qu'est-ce que vous voulez que je sache de vous avant tout ?",
  "Présentez-vous : qu'avez-vous fait de plus proche de ce métier ?",
]

export const PRESENTATION_OF_ANYONE: readonly string[] = [
  "Présentez-vous en deux minutes, comme à quelqu'un qui n'a pas lu votre CV.",
  "Quel est le fil de votre parcours jusqu'à cette candidature ?",
]
