/** Invitations to present oneself, each said aloud before it was kept; a slot that an offer does not fill leaves its wording out. */
export const PRESENTATION: readonly string[] = [
  'Pouvez-vous vous présenter et me parler de votre expérience dans {domaine} ?',
  'Pouvez-vous vous présenter, en partant de vos expériences dans {domaine} ?',
  'Pouvez-vous retracer votre parcours, et surtout ce que vous avez fait dans {domaine} ?',
  'Pouvez-vous vous présenter et résumer vos expériences dans {domaine} ?',
  'Pour commencer, quel est votre parcours dans {domaine} ?',
  'Pouvez-vous vous présenter et me parler de votre expérience dans {domaine} {autre cadre} ?',
  'Pouvez-vous retracer votre parcours, et surtout votre expérience {cadre} ?',
  'Pouvez-vous vous présenter et me parler de votre expérience {cadre} ?',
  'Pouvez-vous vous présenter et me parler de votre expérience auprès {de public} ?',
  'Pouvez-vous retracer votre parcours, et surtout ce que vous avez fait auprès {de public} ?',
  'Pouvez-vous vous présenter et me dire ce que vous connaissez du secteur {de secteur} ?',
  'Pour commencer, quel est votre parcours, et que connaissez-vous déjà du secteur {de secteur} ?',
  'Pouvez-vous vous présenter et me parler de ce que vous avez réalisé avec {outil} ?',
  'Pouvez-vous me présenter votre parcours, et ce que vous savez faire avec {outil} ?',
  'Pouvez-vous me présenter votre parcours, et ce que vous avez fait avec {outil} et {autre outil} ?',
  "Pour ce poste {de métier}, présentez-vous : qu'avez-vous fait jusqu'ici, et que faites-vous aujourd'hui ?",
  'Pouvez-vous vous présenter et me dire ce qui, dans votre parcours, prépare à ce poste {de métier} ?',
  'Pouvez-vous vous présenter et me parler de votre expérience dans {sujet} ?',
  'Pouvez-vous retracer votre parcours, et surtout ce que vous avez fait dans {sujet} ?',
  "Pour ce poste {chez}, présentez-vous : qu'avez-vous fait jusqu'ici, et que faites-vous aujourd'hui ?",
  "Pour ce poste {ville}, présentez-vous : qu'avez-vous fait jusqu'ici, et que faites-vous aujourd'hui ?",
]

export const PRESENTATION_OF_A_BEGINNER: readonly string[] = [
  'Pouvez-vous vous présenter et me dire ce qui vous mène vers {domaine} ?',
  'Pouvez-vous vous présenter et me dire ce que vous connaissez déjà {de domaine} ?',
  'Pouvez-vous vous présenter, et me dire comment vous avez découvert {domaine} ?',
  'Pouvez-vous vous présenter et me dire ce que vous savez du travail {cadre} ?',
  'Pouvez-vous vous présenter et me dire ce que vous savez du travail auprès {de public} ?',
  'Pouvez-vous vous présenter et me dire ce que vous connaissez déjà du secteur {de secteur} ?',
  'Présentez-vous, et dites-moi ce que vous avez fait avec {outil}, en cours ou pour vous.',
  'Pouvez-vous vous présenter et me dire ce qui vous mène vers ce poste {de métier} ?',
  "Pour ce poste {chez}, présentez-vous : qu'avez-vous fait jusqu'ici, études ou emplois ?",
  "Pour ce poste {ville}, présentez-vous : qu'avez-vous fait jusqu'ici, études ou emplois ?",
]

/** Said to whoever holds the diploma or the card that the offer demands, and may not have worked yet. */
export const PRESENTATION_OF_A_GRADUATE: readonly string[] = [
  'Pouvez-vous vous présenter et me parler de votre formation et de vos stages ?',
  'Pouvez-vous vous présenter, avec votre formation et vos premières expériences {cadre} ?',
  'Pouvez-vous vous présenter et me dire ce qui, dans votre formation, prépare à ce poste {de métier} ?',
  'Pouvez-vous vous présenter, de votre formation à ce qui vous mène vers {domaine} ?',
  'Pouvez-vous vous présenter et me dire ce que vous avez appris auprès {de public} ?',
]

/** Said where the offer takes beginners in so many words: whoever has worked is not taken for one. */
export const PRESENTATION_FOR_A_FIRST_POST: readonly string[] = [
  "Parlez-moi de vous : qu'avez-vous déjà vu ou appris dans {domaine} ?",
  "Pouvez-vous vous présenter, avec ce que vous avez fait jusqu'ici, dans ce métier ou ailleurs ?",
  "Pour un premier poste dans {domaine}, qu'est-ce que vous voulez que je sache de vous ?",
]

export const PRESENTATION_OF_ANYONE: readonly string[] = [
  "Pour commencer, présentez-vous : qu'avez-vous fait jusqu'ici, et que faites-vous aujourd'hui ?",
  "Quel est le fil de votre parcours jusqu'à cette candidature ?",
]
