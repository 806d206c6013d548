/** The words of this feature that are spoken from elsewhere than a screen, as the specification gives them. */
export const JOB_DESCRIPTION_TOO_SHORT =
  'Veuillez entrer un descriptif de poste détaillé (minimum 50 caractères).'
export const JOB_DESCRIPTION_TOO_LONG =
  "L'offre dépasse 20 000 caractères. Gardez le poste, les missions et le profil recherché."
export const QUESTION_REQUIRED = 'La question est requise.'
export const QUESTION_TOO_LONG = 'La question dépasse 1 000 caractères.'
export const ANSWER_REQUIRED = 'Veuillez écrire une réponse avant de la soumettre.'
export const ANSWER_TOO_LONG = 'La réponse dépasse 10 000 caractères.'
export const TOO_MANY_QUESTIONS = 'Un entretien compte 20 questions au plus.'

export const QUESTIONS_FAILED = 'Une erreur est survenue lors de la génération des questions.'
export const NO_QUESTIONS = "Aucune question n'a pu être générée. Veuillez réessayer."
export const FEEDBACK_FAILED = 'Une erreur est survenue lors de la génération du feedback.'
export const NO_FEEDBACK = 'Pas de feedback disponible pour cette question.'
export const SUMMARY_FAILED = 'Une erreur est survenue lors de la génération du récapitulatif.'
export const REPORT_FAILED = 'Une erreur est survenue lors du téléchargement du rapport.'
export const REPORT_DOWNLOADED = {
  title: 'Rapport téléchargé',
  description: 'Votre rapport a été téléchargé avec succès.',
}
export const LIMIT_REACHED = {
  title: 'Limite atteinte',
  description: 'Vous avez atteint votre limite de simulations gratuites.',
}

export const START_KEPT = {
  title: 'Votre simulation est gardée',
  description:
    'Revenez à la description du poste quand vous voudrez : elle ne sera pas décomptée une seconde fois.',
}

export const WAITS_FOR_NETWORK = {
  title: 'Hors connexion',
  description:
    "La suite ne peut pas encore s'afficher. Tout ce que vous avez écrit est gardé ici : réessayez au retour du réseau.",
}

export const IN_DEPTH_IS_PREMIUM =
  "L'analyse approfondie fait partie de Premium. Votre retour, lui, reste entier."
