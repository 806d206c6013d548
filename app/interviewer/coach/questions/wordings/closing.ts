/** What the offer sets and what it leaves open. */
export const CLOSING_BY_CONDITION: Readonly<Record<string, readonly string[]>> = {
  night: [
    'On travaille la nuit, {horaires} : que voulez-vous savoir de plus sur ce rythme ?',
    "Ce poste comprend du travail de nuit : que voulez-vous savoir de l'organisation des nuits ?",
    'Le travail de nuit fait partie de ce poste, {ville} : quelles questions avez-vous sur le planning ?',
    'Ce poste comprend des nuits : quelles sont vos disponibilités ?',
  ],
  shifts: [
    'Le travail se fait en équipes qui se relaient : quelles sont vos disponibilités ?',
    "Les horaires tournent : que voulez-vous savoir sur l'organisation des équipes ?",
    "Les horaires tournent, {ville} : quelles questions avez-vous sur l'organisation ?",
  ],
  weekend: [
    'On travaille {week-ends} : quelles sont vos disponibilités ?',
    'On travaille {week-ends}, {horaires} : que voulez-vous savoir de plus sur ce rythme ?',
    'Le poste est {ville}, et {week-ends} est travaillé : quelles questions avez-vous sur le planning ?',
    'Le poste demande de travailler certains week-ends : quelles sont vos disponibilités ?',
    'Des week-ends sont travaillés : que voulez-vous savoir sur le planning ?',
    'Le poste est {ville}, avec des week-ends travaillés : quelles questions avez-vous ?',
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
    'Le poste est à temps partiel, {heures} heures par semaine : quelles questions avez-vous sur ces horaires ?',
    "C'est un temps partiel : quelles questions avez-vous sur les jours et sur les horaires ?",
    'Le poste est à temps partiel, {horaires} : quelles questions avez-vous sur ce rythme ?',
    'Le poste est à temps partiel, {ville} : quelles questions avez-vous sur les horaires ?',
  ],
  season: [
    "C'est {contrat daté}, {ville} : quelles questions avez-vous sur les conditions ?",
    "C'est {contrat daté} : quelles questions avez-vous sur la vie et les horaires pendant la saison ?",
    "C'est un contrat de saison : sur quelles dates pouvez-vous vous engager ?",
    "Pour la saison, à partir de quand et jusqu'à quand êtes-vous disponible ?",
  ],
  'on-call': [
    'Le poste comprend des astreintes : que voulez-vous savoir sur leur organisation ?',
    'Des astreintes sont prévues : quelles questions avez-vous avant de vous engager ?',
  ],
  travel: [
    'Le poste demande des déplacements : lesquels acceptez-vous, et à quelle fréquence ?',
    'Des déplacements sont prévus : que voulez-vous savoir sur leur durée et leur zone ?',
  ],
  interim: [
    "C'est {contrat daté} : quelles questions avez-vous sur la mission et sur la suite ?",
    "C'est {contrat}, {ville} : qu'attendez-vous de cette mission et de ce qui peut la suivre ?",
    "Le poste est en intérim : qu'attendez-vous de cette mission et de ce qui peut la suivre ?",
  ],
  'fixed-term': [
    "C'est {contrat daté}, {ville} : quelles questions avez-vous sur le poste et sur la suite ?",
    "C'est {contrat daté} : quelles questions avez-vous sur le poste et sur la suite ?",
    "Le contrat est {contrat daté} : qu'aimeriez-vous savoir de ce qui peut le suivre ?",
    "C'est {contrat daté}, avec {télétravail} : quelles questions avez-vous ?",
    "C'est {contrat sans durée}, {ville} : quelles questions avez-vous sur sa durée et sur la suite ?",
    'Le contrat est {contrat sans durée} : quelles questions avez-vous sur sa durée et sur la suite ?',
  ],
  remote: [
    'Le poste prévoit {télétravail} : que souhaitez-vous savoir de plus sur cette organisation ?',
    'Le poste est {ville}, avec {télétravail} : que souhaitez-vous savoir de plus ?',
    "Il y a {télétravail} : qu'aimeriez-vous savoir de la vie de l'équipe ?",
    'Du télétravail est possible : quelles questions avez-vous sur cette organisation ?',
    'Le poste est {ville}, avec du télétravail possible : quelles questions avez-vous ?',
  ],
  apprenticeship: [
    "C'est {contrat daté}, {ville} : quelles questions avez-vous sur son déroulement ?",
    "C'est {contrat daté} : quelles questions avez-vous sur son déroulement ?",
    'Cette alternance se passe {ville} : quelles questions avez-vous sur son déroulement ?',
    'Quelles questions avez-vous sur cette alternance et sur la personne qui vous formerait ?',
  ],
  internship: [
    "C'est {contrat daté}, {ville} : quelles questions avez-vous sur son déroulement ?",
    "C'est {contrat daté} : qu'attendez-vous de la personne qui vous suivra ?",
    'Ce stage se passe {ville} : quelles questions avez-vous sur son déroulement ?',
    "Quelles sont vos dates de stage, et qu'attendez-vous de votre tuteur ?",
    'Que voulez-vous savoir sur le déroulement de ce stage ?',
  ],
  independent: [
    "C'est {contrat daté} : quelles questions avez-vous sur la mission et ses conditions ?",
    "C'est {contrat} : quelles questions cela soulève-t-il pour vous ?",
    "C'est {contrat} : de quelles informations avez-vous besoin pour vous décider ?",
  ],
  'public-service': [
    'Ce poste relève de la fonction publique : quelles questions avez-vous sur le statut et le service ?',
    'Le poste est {ville}, dans la fonction publique : que souhaitez-vous savoir de plus ?',
  ],
}

/** What the offer says in figures and dates. */
export const CLOSING_ON_TERMS: readonly string[] = [
  'Il y a {effectif} personnes à encadrer : quelles questions souhaitez-vous me poser sur cette équipe ?',
  'Vous auriez {effectif} personnes à encadrer : que voulez-vous savoir de cette équipe ?',
  'On travaille {horaires} : quelles questions avez-vous sur ce rythme ?',
  'On travaille {horaires}, {semaine} : que souhaitez-vous savoir de plus ?',
  'Le salaire annoncé va {salaire} : où vous situez-vous, et pourquoi ?',
  'Le poste est à {heures} heures par semaine : quelles questions avez-vous sur les horaires ?',
  "C'est {contrat} à {heures} heures par semaine, {ville} : quelles questions avez-vous ?",
  "C'est {contrat} à {heures} heures par semaine : que souhaitez-vous savoir de plus ?",
  'Le poste est à {heures} heures par semaine, {semaine} : que souhaitez-vous savoir de plus ?',
  'Le travail se fait {semaine} : que voulez-vous savoir sur les horaires ?',
  "C'est {contrat}, avec un travail {semaine} : que souhaitez-vous savoir de plus ?",
  'Le poste est à pourvoir {début} : quand pourriez-vous commencer ?',
  'Le poste {ville} est à pourvoir {début} : quand pourriez-vous commencer ?',
  "C'est {contrat} à pourvoir {début} : à quelle date pourriez-vous commencer ?",
  "Le poste est à pourvoir {date} : qu'aimeriez-vous savoir d'ici là ?",
  "C'est {contrat} à pourvoir {date} : qu'aimeriez-vous savoir d'ici là ?",
  'Le poste {ville} est à pourvoir {date} : quelles questions avez-vous ?',
  "C'est {contrat durable}, {ville} : quelles questions avez-vous sur le poste et ses évolutions ?",
  "C'est {contrat durable} {chez} : quelles questions avez-vous sur les évolutions possibles ?",
  "C'est {contrat durable} : quelles questions avez-vous sur les conditions et sur les évolutions ?",
  "C'est {contrat durable} : qu'aimeriez-vous savoir de l'équipe que vous rejoindriez ?",
  "C'est {contrat durable}, {ville} : que souhaitez-vous savoir de plus sur le poste ?",
  "C'est {contrat durable} : que souhaitez-vous savoir sur vos premiers mois et sur la suite ?",
  "C'est {contrat durable} : comment imaginez-vous votre première année ?",
  "C'est {contrat durable} {chez} : que souhaitez-vous savoir de plus ?",
  "C'est {contrat durable}, avec {télétravail} : quelles questions avez-vous ?",
]

export const CLOSING: readonly string[] = [
  "Que voulez-vous savoir de l'équipe avec qui vous travailleriez {ville} ?",
  "Qu'aimeriez-vous savoir {d'employeur} avant de continuer ?",
  'Que souhaitez-vous savoir de plus {de nom} ou du poste ?',
  'Quelles précisions voulez-vous sur le travail {cadre} ?',
  "Quelles questions avez-vous sur l'organisation du travail {chez} ?",
  'Que souhaitez-vous savoir de plus sur ce poste {chez} ?',
  'Le poste est {ville} : quelles questions avez-vous sur le lieu et sur les horaires ?',
  'Que voulez-vous savoir de notre façon de travailler avec {outil} ?',
  'Que voulez-vous savoir de plus sur {sujet} dans ce poste ?',
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
  "Qu'est-ce qui vous ferait dire oui à ce poste ?",
  "Qu'est-ce que l'annonce ne dit pas, et que vous voulez savoir ?",
  'Que voulez-vous savoir de vos premières semaines ici ?',
  'Comment imaginez-vous vos trois premiers mois ici ?',
  "Qu'est-ce qui pourrait vous faire hésiter à prendre ce poste ?",
  "De quoi auriez-vous besoin pour être à l'aise dès le premier mois ?",
  "Quelles questions avez-vous sur l'équipe et sur l'organisation du travail ?",
  "Que voulez-vous savoir de plus sur le travail d'une journée ordinaire ici ?",
]
