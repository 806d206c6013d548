/** `{employeur}` carries its article when it needs one: « Carrefour », « la mairie de Bron ». */
export const MOTIVATION_FOR_EMPLOYER: readonly string[] = [
  "Qu'est-ce qui vous donne envie de rejoindre {employeur} pour ce poste {de métier} ?",
  'Pourquoi souhaitez-vous travailler pour {employeur}, et pourquoi dans ce poste {de métier} ?',
  "Que savez-vous {de employeur}, et qu'est-ce qui vous attire dans ce poste {de métier} ?",
  "Qu'est-ce qui vous attire dans ce poste {de métier}, et pourquoi {employeur} plutôt qu'un autre employeur ?",
  'Pourquoi {employeur}, et pourquoi le métier {de métier} ?',
  "Que savez-vous {de employeur}, et qu'est-ce qui vous donne envie d'y {faire} ?",
  "Pourquoi avez-vous choisi d'adresser votre candidature {à employeur}, et qu'espérez-vous y apprendre ?",
  "Comment avez-vous connu {employeur}, et qu'est-ce qui vous a fait postuler ?",
  "À quoi reconnaissez-vous {employeur} parmi d'autres employeurs, et en quoi cela vous convient-il ?",
  "Quelle image avez-vous {de employeur}, et comment ce poste {de métier} s'y inscrit-il pour vous ?",
  "Vous postulez {à employeur} : qu'y cherchez-vous que vous n'avez pas trouvé ailleurs ?",
  "Si {employeur} vous choisit, qu'aimeriez-vous y avoir fait dans un an ?",
]

export const MOTIVATION_FOR_WORK: readonly string[] = [
  "Qu'est-ce qui vous attire dans ce poste {de métier}, en particulier dans {chose} ?",
  "Ce poste {de métier} consiste notamment à {faire} : qu'est-ce qui vous y attire ?",
  "Qu'est-ce qui vous plaît, dans ce poste, à l'idée {de faire} ?",
  "Dans notre annonce, qu'est-ce qui vous attire le plus entre {chose} et {autre chose}, et pourquoi ?",
  "Qu'est-ce qui vous intéresse dans un poste {de métier} où l'on travaille avec {outil} ?",
  "Pourquoi postulez-vous à ce poste {de métier} {lieu} plutôt qu'à un autre ?",
  'Ce poste {de métier} prévoit {condition} : pourquoi vous convient-il ?',
  'Pourquoi ce poste {de métier}, avec {condition} ?',
  "Dans ce poste, il s'agit entre autres {de faire} : en quoi cela correspond-il à ce que vous cherchez ?",
  "L'annonce demande {de faire} : en quoi cela vous attire-t-il ?",
  "En quoi l'idée {de faire} vous donne-t-elle envie de ce poste ?",
  "Qu'avez-vous compris {de chose} dans ce poste, et qu'est-ce qui vous en donne envie ?",
  "Comment ce poste {de métier} s'inscrit-il dans la suite de votre parcours, en particulier pour {chose} ?",
  "Qu'espérez-vous apprendre ou prouver dans ce poste, où il faudra {faire} ?",
  "Qu'est-ce qui vous a fait vous arrêter sur cette annonce {de métier}, et que vous dit l'idée de travailler {lieu} ?",
  "D'où vient votre intérêt pour {chose}, et pourquoi dans ce poste ?",
  'En quoi ce poste vous attire-t-il, quand vous pensez {à chose} ?',
  'Quelle part de ce poste vous attire le plus : {chose}, ou autre chose, et pourquoi ?',
  "Vous aurez à {faire} : qu'est-ce qui vous y prépare, et qu'est-ce qui vous en donne envie ?",
  'Pour quelle raison souhaitez-vous {faire} dans votre prochain poste ?',
  'Si vous nous rejoignez, vous devrez {faire} : en quoi cela vous ressemble-t-il ?',
  'Avec {chose}, ce poste a ses exigences : lesquelles vous attirent, et pourquoi ?',
  "Notre annonce parle {de chose} : qu'est-ce qui vous plaît dans ce travail ?",
]

export const MOTIVATION_FOR_TITLE: readonly string[] = [
  "Qu'est-ce qui vous attire dans le métier {de métier}, et pourquoi ce poste ?",
  "Pourquoi avez-vous répondu à cette annonce {de métier}, et qu'attendez-vous de ce poste ?",
  "Que cherchez-vous dans un poste {de métier}, et qu'en retrouvez-vous dans cette annonce ?",
  "Qu'est-ce qui vous a conduit vers le métier {de métier}, et qu'est-ce qui vous y retient ?",
  'À quoi ressemblerait pour vous une bonne journée dans ce poste {de métier} ?',
  "Comment ce poste {de métier} s'inscrit-il dans la suite de votre parcours ?",
  "Qu'aimez-vous le plus dans le métier {de métier}, et qu'aimez-vous le moins ?",
  "Qu'est-ce qui vous ferait dire, dans un an, que vous avez eu raison d'accepter ce poste {de métier} ?",
  "Pourquoi vouloir exercer aujourd'hui le métier {de métier}, et dans quelles conditions ?",
]

export const MOTIVATION_FOR_A_SHORT_OFFER: readonly string[] = [
  ...MOTIVATION_FOR_TITLE,
  "Notre annonce est courte : qu'est-ce qui vous a donné envie de postuler à ce poste {de métier} ?",
]

export const MOTIVATION_OF_ANYONE: readonly string[] = [
  "Qu'est-ce qui vous a donné envie de répondre à cette annonce ?",
  'Pourquoi ce poste, et pourquoi maintenant dans votre parcours ?',
  "Que cherchez-vous dans votre prochain emploi, et qu'en retrouvez-vous dans cette annonce ?",
]
