/** Reasons to want this post. */
export const MOTIVATION: readonly string[] = [
  "Qu'est-ce qui vous donne envie de travailler comme {métier} chez {employeur}, {ville} ?",
  "Qu'est-ce qui vous donne envie de travailler comme {métier} chez {employeur} ?",
  "Qu'est-ce qui vous donne envie de travailler comme {métier} {ville} ?",
  "Qu'est-ce qui vous donne envie de travailler comme {métier} {cadre} ?",
  "Qu'est-ce qui vous donne envie de travailler comme {métier} ?",
  'Pourquoi ce poste {de métier} {ville} vous intéresse-t-il ?',
  'Pourquoi ce poste {de métier} {cadre} vous intéresse-t-il ?',
  'Pourquoi ce poste {de métier} vous intéresse-t-il ?',
  'Pourquoi voulez-vous prendre ce poste {de métier} chez {employeur} ?',
  'Pourquoi souhaitez-vous prendre ce poste {de métier} ?',
  "Qu'est-ce qui vous donne envie {d'activité} ici, {ville} ?",
  "Qu'est-ce qui vous donne envie {d'activité} dans ce poste ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier}, avec {outil} et {autre outil} ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier}, avec {outil} ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier}, avec {sujet} ?",
  "Qu'est-ce qui vous attire dans un poste qui réunit {sujet} et {autre sujet} ?",
  "Qu'est-ce qui vous donne envie de travailler sur {sujet} {ville} ?",
  "Qu'est-ce qui vous attire dans ce poste {ville} ?",
  "Qu'avez-vous lu dans notre annonce qui vous a fait choisir ce poste {ville} ?",
  "Dans ce que vous savez {d'employeur}, qu'est-ce qui vous donne envie d'y travailler ?",
  "Pourquoi {employeur} plutôt qu'un autre employeur du même secteur ?",
  "Qu'espérez-vous trouver chez {employeur} que vous n'avez pas trouvé ailleurs ?",
  'Pourquoi voulez-vous travailler {cadre} ?',
  "Qu'est-ce qui vous attire chez {employeur}, {ville} ?",
  'Pourquoi voulez-vous travailler {cadre}, et pourquoi {ville} ?',
  "Si vous aviez le choix entre plusieurs offres, qu'est-ce qui vous ferait prendre celle-ci, {ville} ?",
]

export const MOTIVATION_BY_CONDITION: Readonly<Record<string, readonly string[]>> = {
  night: [
    "C'est un travail de nuit : qu'est-ce qui vous attire dans ce rythme ?",
    'Pourquoi un poste de nuit, et pourquoi celui-ci ?',
  ],
  season: [
    "C'est un emploi de saison : qu'est-ce qui vous donne envie de le faire ici ?",
    "Qu'attendez-vous d'une saison chez nous ?",
  ],
  apprenticeship: [
    'Pourquoi souhaitez-vous faire votre alternance comme {métier} {ville} ?',
    'Pourquoi souhaitez-vous faire votre alternance chez {employeur} ?',
    "Qu'est-ce qui vous attire dans une alternance {ville}, avec {sujet} ?",
    'Que voulez-vous apprendre chez nous pendant votre alternance {ville} ?',
    "Qu'est-ce qui vous fait choisir ce poste pour votre alternance ?",
  ],
  internship: [
    'Pourquoi souhaitez-vous faire votre stage chez {employeur} ?',
    'Que voulez-vous avoir appris à la fin de ce stage ?',
    "Pourquoi faire ce stage chez nous plutôt qu'ailleurs ?",
  ],
  travel: [
    "Ce poste demande des déplacements : qu'est-ce qui vous plaît dans cette façon de travailler ?",
  ],
}

export const MOTIVATION_OF_ANYONE: readonly string[] = [
  "Qu'est-ce qui vous a fait répondre à cette annonce plutôt qu'à une autre ?",
  "Qu'est-ce qui, dans cette annonce, vous ressemble le plus ?",
]
