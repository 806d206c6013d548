/** On a mission of the offer, told as an action. */
export const PAST_ACTION: readonly string[] = [
  "Racontez-moi une situation où vous avez dû {faire} : qu'avez-vous fait, et avec quel résultat ?",
  'Donnez-moi un exemple précis où il vous a fallu {faire} malgré un imprévu.',
  'Parlez-moi de la dernière fois que vous avez eu à {faire} : comment avez-vous procédé ?',
  "Quelle difficulté avez-vous rencontrée la dernière fois qu'il a fallu {faire}, et qu'avez-vous changé depuis ?",
  "Dans quelle situation avez-vous eu le plus de mal à {faire}, et qu'en avez-vous retenu ?",
  'Donnez-moi un exemple récent où vous avez réussi à {faire} : quel était votre rôle, et quel a été le résultat ?',
  'Racontez-moi un jour difficile où vous avez eu à {faire}, et ce que vous en avez tiré.',
  'Décrivez-moi, du début à la fin, une fois où il vous revenait {de faire}.',
  "Quelle décision avez-vous prise, la dernière fois que vous deviez {faire}, que vous prendriez autrement aujourd'hui ?",
  "Donnez-moi un exemple où, pour {faire}, vous avez eu besoin de l'aide ou de l'accord d'une autre personne.",
  "Parlez-moi d'une fois où le temps manquait pour {faire} : qu'avez-vous gardé, et qu'avez-vous laissé ?",
  "À quelle occasion avez-vous le mieux réussi à {faire}, et comment l'a-t-on constaté autour de vous ?",
  "Qu'avez-vous appris en vous trompant, un jour où vous aviez à {faire} ?",
  "Racontez-moi la première fois que l'on vous a confié la tâche {de faire}, et la façon dont cela s'est passé.",
  "Décrivez-moi un moment où vous avez dû {faire} avec d'autres, et la part qui vous revenait.",
  'Expliquez-moi vos choix, la dernière fois que vous avez eu à {faire}.',
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
  "Racontez-moi une demande inhabituelle que vous avez eu à traiter dans {chose}, et votre façon d'y répondre.",
  'Décrivez-moi un changement qui a touché {chose}, et la place que vous y avez prise.',
  "Quel reproche vous a-t-on déjà fait sur {chose}, et qu'en avez-vous fait ?",
  "Donnez-moi un exemple de désaccord que vous avez connu à propos {de chose}, et de la façon dont il s'est réglé.",
  "Parlez-moi d'un moment où l'on comptait sur vous pour {chose}, et de ce que vous avez obtenu.",
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
  ' ; à défaut, dites-moi comment vous vous y prendriez.',
  ' ; si cela ne vous est pas arrivé, comment vous y prendriez-vous ?',
]

/** The same for what nobody plans: an error, a surprise, a reproach. */
export const WAYS_OUT_OF_WORK: readonly string[] = [
  ' ; à défaut, un exemple pris hors du travail convient.',
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
