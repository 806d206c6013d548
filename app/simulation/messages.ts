/** The words of this feature that are spoken from elsewhere than a screen, as the specification gives them. */
export const QUESTION_REQUIRED = 'La question est requise.'
export const QUESTION_TOO_LONG = 'La question dépasse 1 000 caractères.'
export const ANSWER_REQUIRED = 'Veuillez écrire une réponse avant de la soumettre.'
export const ANSWER_TOO_LONG = 'La réponse dépasse 10 000 caractères.'
export const FOLLOW_UP_TOO_LONG = 'La réponse à la relance dépasse 3 000 caractères.'
export const TOO_MANY_QUESTIONS = 'Un entretien compte 20 questions au plus.'

/** Refusals of a day's budget; each says when and how to go on. */
const KEPT = "Rien de ce que vous avez écrit n'est perdu."
export const visitorsHadTheirDay = (when: string) =>
  `La limite du jour des visiteurs de votre connexion est atteinte. Réessayez ${when}, ou connectez-vous\u00a0: un compte, même gratuit, a sa propre limite. ${KEPT}`
export const accountHadItsDay = (when: string) =>
  `La limite du jour de votre compte est atteinte. Réessayez ${when}. ${KEPT}`
export const placeHadItsDay = (when: string) =>
  `La limite du jour des comptes de votre connexion est atteinte. Réessayez ${when}, ou depuis une autre connexion. ${KEPT}`

export const searchedTooMuch = (when: string) =>
  `Trop de recherches de métiers d'un coup. Réessayez ${when}. ${KEPT}`
export const CORRECTED_TOO_OFTEN =
  'Ces questions ont déjà été reposées plusieurs fois. Répondez-y, ou commencez une autre simulation.'
export const NOT_CORRECTABLE =
  'Ces questions ne peuvent plus être changées. Répondez-y, ou commencez une autre simulation.'

export const TRADES_FAILED = 'La recherche de métiers ne répond pas. Veuillez réessayer.'

export const FEEDBACK_FAILED = 'Une erreur est survenue lors de la génération du feedback.'
export const NO_FEEDBACK = 'Pas de feedback disponible pour cette question.'
export const SUMMARY_FAILED = 'Une erreur est survenue lors de la génération du récapitulatif.'
export const LIMIT_REACHED = {
  title: 'Limite atteinte',
  description: 'Vous avez atteint votre limite de simulations gratuites.',
}

export const WAITS_FOR_NETWORK = {
  title: 'Hors connexion',
  description:
    "La suite ne peut pas encore s'afficher. Tout ce que vous avez écrit est gardé ici : réessayez au retour du réseau.",
}

export const IN_DEPTH_FAILED = "Une erreur est survenue lors de l'analyse approfondie."
export const IN_DEPTH_IS_PREMIUM =
  "L'analyse approfondie fait partie de Premium. Votre retour, lui, reste entier."
