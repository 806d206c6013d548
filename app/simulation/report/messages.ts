/** What is said of the report that is downloaded. */
export const REPORT_FAILED = 'Une erreur est survenue lors du téléchargement du rapport.'
/** Of a `TimeoutError`: nothing failed, nothing came either. */
export const REPORT_LATE = 'Le rapport se fait attendre trop longtemps. Veuillez réessayer.'
/** Of any failure without a network: what draws the report comes with its first press. */
export const REPORT_WITHOUT_NETWORK = {
  title: 'Hors connexion',
  description:
    "Le réseau manque pour préparer le rapport. Rien n'est perdu\u00a0: réessayez à son retour.",
}
export const REPORT_DOWNLOADED = {
  title: 'Rapport téléchargé',
  description: 'Votre rapport a été téléchargé avec succès.',
}

/** What stands before a question that the recruiter asked back. */
export const ASKED_BACK = 'Le recruteur relance'
