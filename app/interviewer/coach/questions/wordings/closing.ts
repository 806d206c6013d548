/** What the offer sets and what it leaves open. */
export const CLOSING_BY_CONDITION: Readonly<Record<string, readonly string[]>> = {
  night: [
    "Le poste est de nuit : que voulez-vous savoir sur l'organisation des nuits ?",
    'Ce poste comprend des nuits : quelles sont vos disponibilités ?',
  ],
  shifts: [
    'Le travail se fait en équipes qui se relaient : quelles sont vos disponibilités ?',
    "Les horaires tournent : que voulez-vous savoir sur l'organisation des équipes ?",
  ],
  weekend: [
    'Le poste demande de travailler certains week-ends : quelles sont vos disponibilités ?',
    'Des week-ends sont travaillés : que voulez-vous savoir sur le planning ?',
  ],
  split: [
    'La journée est coupée en deux : quelles sont vos disponibilités ?',
    'Il y a une coupure dans la journée : que voulez-vous savoir sur les horaires ?',
  ],
  early: [
    'La journée commence très tôt : quelles sont vos disponibilités ?',
    'On commence tôt ici : que voulez-vous savoir sur les horaires ?',
  ],
  'part-time': [
    "C'est un temps partiel : quels jours et quels horaires vous conviennent ?",
    'Le poste est à temps partiel : que voulez-vous savoir sur la répartition des heures ?',
  ],
  season: [
    "C'est un contrat de saison : sur quelles dates pouvez-vous vous engager ?",
    "Pour la saison, à partir de quand et jusqu'à quand êtes-vous disponible ?",
  ],
  'on-call': [
    'Le poste comprend des astreintes : que voulez-vous savoir sur leur organisation ?',
    'Des astreintes sont prévues : à quelle distance et dans quelles conditions pouvez-vous les assurer ?',
  ],
  travel: [
    'Le poste demande des déplacements : lesquels acceptez-vous, et à quelle fréquence ?',
    'Des déplacements sont prévus : que voulez-vous savoir sur leur durée et leur zone ?',
  ],
  interim: [
    "C'est une mission d'intérim : à partir de quand êtes-vous libre, et pour combien de temps ?",
    "Le poste est en intérim : qu'attendez-vous de cette mission et de ce qui peut la suivre ?",
  ],
  'fixed-term': [
    "Le contrat est un CDD : à partir de quand êtes-vous libre, et jusqu'à quand ?",
    'Pour un contrat à durée déterminée comme celui-ci, que voulez-vous savoir avant de vous engager ?',
  ],
  remote: [
    "Le télétravail est possible ici : comment aimeriez-vous l'organiser ?",
    'Entre présence sur place et télétravail, quelle organisation vous conviendrait ici ?',
  ],
  apprenticeship: [
    "Quel est votre rythme d'alternance, et à partir de quand pouvez-vous commencer ?",
    'Que voulez-vous savoir sur la personne qui vous formerait ici ?',
  ],
  internship: [
    "Quelles sont vos dates de stage, et qu'attendez-vous de votre tuteur ?",
    'Que voulez-vous savoir sur le déroulement de ce stage ?',
  ],
}

export const CLOSING: readonly string[] = [
  "Que voulez-vous savoir de l'équipe avec qui vous travailleriez {ville} ?",
  "Qu'aimeriez-vous savoir {d'employeur} avant de continuer ?",
  'Quelles précisions voulez-vous sur le travail {cadre} ?',
  "Quelles questions avez-vous sur l'organisation du travail chez {employeur} ?",
  'Que voulez-vous savoir de plus sur {sujet} dans ce poste ?',
  'Que voulez-vous savoir de ce qui vous attend ici sur {sujet} ?',
  'De quoi auriez-vous besoin, les premières semaines, pour {activité} ?',
  'De quoi auriez-vous besoin, les premières semaines {ville}, pour {activité} ?',
  'Que voulez-vous savoir des moyens dont vous disposeriez pour {activité} ?',
]

/** Where the offer does not tell when one begins. */
export const ON_THE_START: readonly string[] = [
  'À partir de quand êtes-vous disponible pour prendre ce poste ?',
  'À quelle date seriez-vous disponible, et sous quelles conditions ?',
  'Où en êtes-vous de votre recherche, et à quelle date pourriez-vous commencer ?',
]

/** What any offer leaves open. */
export const CLOSING_OF_ANYONE: readonly string[] = [
  'Quelle rémunération souhaitez-vous pour ce poste ?',
  'Quelles sont vos disponibilités pour ce poste ?',
  "Qu'est-ce qui vous ferait dire oui à ce poste ?",
  "Qu'est-ce que l'annonce ne dit pas, et que vous voulez savoir ?",
  'Que voulez-vous savoir de vos premières semaines ici ?',
  'Comment imaginez-vous vos trois premiers mois ici ?',
  "Qu'est-ce qui pourrait vous faire hésiter à prendre ce poste ?",
  "De quoi auriez-vous besoin pour être à l'aise dès le premier mois ?",
  "Quelles questions avez-vous sur l'équipe et sur l'organisation du travail ?",
  "Que voulez-vous savoir de plus sur le travail d'une journée ordinaire ici ?",
]
