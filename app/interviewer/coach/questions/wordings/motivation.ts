/** Reasons to want this post. */
export const MOTIVATION: readonly string[] = [
  "Dans ce poste, il faut {activité} : qu'est-ce qui vous y plaît ?",
  "Dans ce poste, il faut {activité} et {autre activité} : qu'est-ce qui vous attire le plus ?",
  "Entre {sujet} et {autre sujet}, qu'est-ce qui vous attire le plus dans ce poste ?",
  'Pourquoi un poste où il y a {sujet}, et aussi {autre sujet} ?',
  "Qu'est-ce qui vous donne envie de travailler sur {sujet} {ville} ?",
  "Qu'est-ce qui vous attire chez {employeur}, et dans un poste où il faut {activité} ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier}, où il faut {activité} ?",
  "Pourquoi ce poste {ville}, et qu'est-ce qui vous plaît quand il faut {activité} ?",
  "Qu'est-ce qui vous attire dans ce poste {ville} ?",
  "Qu'avez-vous lu dans notre annonce qui vous a fait choisir ce poste {ville} ?",
  "Pourquoi ce poste {ville} plutôt qu'un autre du même métier ?",
  "Dans ce que vous savez {d'employeur}, qu'est-ce qui vous donne envie d'y travailler ?",
  "Pourquoi {employeur} plutôt qu'un autre employeur du même secteur ?",
  "Qu'espérez-vous trouver chez {employeur} que vous n'avez pas trouvé ailleurs ?",
  "Qu'est-ce qui vous attire chez {employeur}, pour {activité} ?",
  'Pourquoi voulez-vous travailler {cadre} ?',
  "Qu'est-ce qui vous plaît dans le travail {cadre} ?",
  "Qu'est-ce qui vous plaît dans le métier {de métier} ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier} {ville} ?",
  "Qu'est-ce qui vous attire chez {employeur}, {ville} ?",
  'Pourquoi voulez-vous travailler {cadre}, et pourquoi {ville} ?',
  "Vous postulez comme {métier} chez {employeur} : qu'est-ce qui vous a décidé ?",
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
    'Que voulez-vous apprendre chez nous pendant votre alternance ?',
    "Qu'est-ce qui vous fait choisir ce poste pour votre alternance ?",
  ],
  internship: [
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
