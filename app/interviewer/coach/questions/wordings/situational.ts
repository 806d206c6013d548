/** What goes wrong with a mission of the offer. */
export const TROUBLE_WITH_ACTION: readonly string[] = [
  'Vous devez {faire} et il vous manque une information essentielle : que faites-vous ?',
  'On vous demande {de faire} en deux fois moins de temps que prévu : comment réagissez-vous ?',
  'Dès votre première semaine, vous devez {faire} sans personne pour vous guider : par quoi commencez-vous ?',
  'Alors que vous devez {faire}, une autre urgence vous est confiée : comment décidez-vous de ce qui passe en premier ?',
]

export const TROUBLE_WITH_THING: readonly string[] = [
  'Vous découvrez une erreur dans {chose} et votre responsable est injoignable : que faites-vous ?',
  'Un imprévu bouscule {chose} le jour même : comment décidez-vous de ce qui passe en premier ?',
  "Un collègue s'y prend autrement que vous dans {chose} et le résultat s'en ressent : comment lui en parlez-vous ?",
]

/** On a condition of work that the offer states. */
export const TROUBLE_WITH_CONDITION: Readonly<Record<string, readonly string[]>> = {
  night: [
    'En pleine nuit, un problème dépasse vos compétences et votre responsable ne répond pas : que faites-vous ?',
  ],
  weekend: [
    "Un samedi, il manque une personne dans l'équipe et le travail reste le même : comment vous organisez-vous ?",
  ],
  travel: [
    'Un déplacement se prolonge et votre rendez-vous suivant attend déjà : que faites-vous ?',
  ],
  public: [
    "Une personne mécontente hausse le ton devant d'autres clients ou usagers : comment réagissez-vous ?",
    "Plusieurs personnes vous sollicitent en même temps et l'attente s'allonge : que faites-vous ?",
  ],
  outdoors: [
    "La météo se dégrade en pleine intervention à l'extérieur : comment décidez-vous de continuer ou d'arrêter ?",
  ],
  'heavy-loads': [
    'Une charge à déplacer vous paraît trop lourde et le matériel de levage est occupé : que faites-vous ?',
  ],
  safety: [
    'Vous voyez un collègue travailler sans respecter une consigne de sécurité : comment réagissez-vous ?',
    'On vous demande de gagner du temps en sautant une étape de sécurité : que répondez-vous ?',
  ],
  remote: [
    "En télétravail, vous restez sans réponse d'un collègue dont votre travail dépend : que faites-vous ?",
  ],
  'on-call': [
    "Pendant une astreinte, deux alertes tombent à quelques minutes d'intervalle : comment procédez-vous ?",
  ],
}

export const TROUBLE_IN_A_TEAM_YOU_LEAD: readonly string[] = [
  'Deux membres de votre équipe ne se parlent plus et le travail en souffre : que faites-vous ?',
  'Vous arrivez dans une équipe dont un membre espérait votre poste : comment vous y prenez-vous les premières semaines ?',
]

export const TROUBLE_OF_ANYONE: readonly string[] = [
  'Deux personnes vous demandent chacune un travail urgent pour la même heure : comment décidez-vous ?',
  "Vous vous apercevez, après coup, d'une erreur que personne n'a vue : que faites-vous ?",
  'Une consigne vous paraît contraire à la sécurité ou à la qualité : comment réagissez-vous ?',
  'Un collègue est absent sans prévenir et son travail ne peut pas attendre : que faites-vous ?',
]
