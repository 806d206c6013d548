/** On a mission of the offer, told as an action. */
export const PAST_ACTION: readonly string[] = [
  "Racontez-moi une situation où vous avez dû {faire} : qu'avez-vous fait, et avec quel résultat ?",
  'Donnez-moi un exemple précis où il vous a fallu {faire} malgré un imprévu.',
  'Parlez-moi de la dernière fois que vous avez eu à {faire} : comment avez-vous procédé ?',
  "Quelle difficulté avez-vous rencontrée la dernière fois qu'il a fallu {faire}, et qu'avez-vous changé depuis ?",
  "Dans quelle situation avez-vous eu le plus de mal à {faire}, et qu'en avez-vous retenu ?",
  'Donnez-moi un exemple récent où vous avez réussi à {faire} : quel était votre rôle, et quel a été le résultat ?',
]

export const PAST_ACTION_OF_A_BEGINNER: readonly string[] = [
  'Racontez-moi une fois où, en stage, en cours ou dans un emploi, vous avez dû {faire}.',
  "Donnez-moi un exemple, même modeste, où vous avez eu à {faire} : qu'avez-vous appris ?",
  "Parlez-moi d'un stage, d'un projet ou d'un petit emploi où vous avez appris à {faire}.",
]

/** On a mission of the offer, told as a thing: `{chose}` keeps its article. */
export const PAST_THING: readonly string[] = [
  "Racontez-moi une difficulté que vous avez rencontrée dans {chose}, et la façon dont vous l'avez réglée.",
  'Donnez-moi un exemple de ce que vous avez amélioré dans {chose}, et de ce que cela a changé.',
  "Parlez-moi d'une fois où il vous a fallu une attention particulière dans {chose} : qu'avez-vous fait ?",
  'Quelle est votre meilleure réussite dans {chose}, et à quoi tient-elle ?',
  'Dans {chose}, quelle erreur avez-vous déjà faite ou vue, et comment a-t-elle été corrigée ?',
]

/** Put before a competency's question when the offer names the quality: « Ce poste fait appel à la rigueur ». */
export const QUALITY_LEADS: readonly string[] = [
  'Ce poste fait appel {à qualité}',
  "L'annonce cite {qualité}",
  'Pour ce poste, {qualité} compte beaucoup',
]

/** Added for beginners and apprentices, who may have no example yet. */
export const WAYS_WITHOUT_EXAMPLE: readonly string[] = [
  ' ; à défaut, comment feriez-vous ?',
  ' ; à défaut, dites-moi comment vous feriez.',
  ' ; si cela ne vous est pas arrivé, comment vous y prendriez-vous ?',
]

export const MANAGEMENT: readonly string[] = [
  "Racontez-moi comment vous avez fait progresser une personne de votre équipe qui n'atteignait pas ses objectifs.",
  "Donnez-moi un exemple d'une décision que votre équipe n'approuvait pas et que vous avez dû faire appliquer.",
  "Parlez-moi d'un conflit entre deux membres de votre équipe : comment l'avez-vous traité ?",
  'Comment avez-vous réparti le travail de votre équipe lors de votre dernière période chargée ?',
]

export const BEHAVIOUR_OF_ANYONE: readonly string[] = [
  'Racontez-moi une difficulté que vous avez surmontée dans votre travail, et ce que vous avez fait pour cela.',
  "Donnez-moi un exemple d'un travail que vous avez mené jusqu'au bout malgré un imprévu.",
  "Parlez-moi d'une remarque que l'on vous a faite sur votre travail, et de ce que vous avez changé ensuite.",
  'Quelle est la réussite professionnelle dont vous parlez le plus volontiers, et quel y était votre rôle ?',
  'Dans quelle situation avez-vous dû apprendre quelque chose très vite pour votre travail, et comment avez-vous fait ?',
  "Qu'avez-vous fait la dernière fois que deux tâches urgentes sont tombées en même temps ?",
]
