/** Reasons to want this post. */
export const MOTIVATION: readonly string[] = [
  "Qu'est-ce qui vous attire dans ce poste {de métier} {chez} ?",
  'Pourquoi souhaitez-vous prendre ce poste {de métier} {chez} ?',
  "Qu'est-ce qui vous attire dans ce poste {de métier} {ville} ?",
  'Pourquoi souhaitez-vous prendre ce poste {de métier} {ville} ?',
  'Pourquoi ce poste {de métier} vous intéresse-t-il ?',
  "Qu'est-ce qui vous a donné envie de postuler {chez} ?",
  "Qu'est-ce qui vous donne envie de travailler {chez} ?",
  "Dans ce que vous savez {d'employeur}, qu'est-ce qui vous donne envie d'y travailler ?",
  'Pourquoi souhaitez-vous accompagner {public aidé} ?',
  "Qu'est-ce qui vous donne envie d'accompagner {public aidé} {ville} ?",
  "Qu'est-ce qui vous donne envie d'enseigner {au public} ?",
  "Qu'est-ce qui vous attire dans le travail auprès {de public} ?",
  'Pourquoi souhaitez-vous travailler auprès {de public} ?',
  "Qu'est-ce qui vous donne envie de travailler auprès {de public} {ville} ?",
  "Qu'est-ce qui vous attire dans le secteur {de secteur} ?",
  'Pourquoi souhaitez-vous travailler dans le secteur {de secteur} ?',
  "Qu'est-ce qui vous donne envie de travailler dans le secteur {de secteur} ?",
  "Qu'est-ce qui vous donne envie de travailler pour {nom} ?",
  'Pourquoi souhaitez-vous travailler pour {nom} ?',
  "Dans ce que vous savez {de nom}, qu'est-ce qui vous intéresse le plus ?",
  'Pourquoi voulez-vous travailler {cadre} ?',
  "Qu'est-ce qui vous donne envie de travailler dans {domaine} {autre cadre} ?",
  "Qu'est-ce qui vous donne envie de travailler avec {outil} et {autre outil} ?",
  "Qu'est-ce qui vous attire dans ce poste, avec {sujet} ?",
  "Qu'est-ce qui vous attire dans {domaine} ?",
  "Qu'est-ce qui vous donne envie de travailler dans {domaine} ?",
  "Qu'est-ce qui vous plaît le plus dans {domaine} ?",
  "Qu'est-ce qui vous attire dans ce poste {ville} ?",
  "Qu'avez-vous lu dans notre annonce qui vous a fait choisir ce poste {ville} ?",
]

export const MOTIVATION_BY_CONDITION: Readonly<Record<string, readonly string[]>> = {
  night: [
    "C'est un travail de nuit : qu'est-ce qui vous attire dans ce rythme ?",
    'Pourquoi un poste de nuit, et pourquoi celui-ci ?',
  ],
  'part-time': [
    'Pourquoi ce poste à temps partiel {chez} ?',
    'Pourquoi ce poste {de métier} à temps partiel ?',
  ],
  season: [
    "C'est un emploi de saison {ville} : qu'est-ce qui vous donne envie de le faire ?",
    "C'est un emploi de saison : qu'est-ce qui vous donne envie de le faire ici ?",
  ],
  apprenticeship: [
    'Pourquoi souhaitez-vous faire votre alternance {ville} ?',
    'Pourquoi souhaitez-vous apprendre {domaine} en alternance ?',
    'Pourquoi souhaitez-vous faire votre alternance {chez} ?',
    "Qu'est-ce qui vous fait choisir ce poste pour votre alternance ?",
  ],
  internship: [
    'Pourquoi souhaitez-vous faire votre stage {chez} ?',
    "Qu'est-ce qui vous attire dans un stage sur {domaine} ?",
    'Que voulez-vous avoir appris à la fin de ce stage ?',
  ],
  travel: [
    "Ce poste demande des déplacements : qu'est-ce qui vous plaît dans cette façon de travailler ?",
  ],
  independent: [
    'Pourquoi souhaitez-vous exercer sous statut indépendant ?',
    "Qu'est-ce qui vous attire dans cette mission sous statut indépendant pour {employeur} ?",
    "Qu'est-ce qui vous attire dans ce projet sous statut indépendant ?",
  ],
  'public-service': [
    "Qu'est-ce qui vous donne envie de travailler pour le service public ?",
    "Qu'est-ce qui vous attire dans ce poste {de métier} du service public ?",
    'Pourquoi souhaitez-vous travailler pour le service public {ville} ?',
  ],
}

export const MOTIVATION_OF_ANYONE: readonly string[] = [
  "Qu'est-ce qui vous a fait répondre à cette annonce plutôt qu'à une autre ?",
  "Qu'est-ce qui, dans cette annonce, vous ressemble le plus ?",
]
