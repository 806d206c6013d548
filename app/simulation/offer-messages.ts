/** The words about the offer and its questions: the screens of an interview need not carry them. */
export const JOB_DESCRIPTION_TOO_SHORT =
  'Veuillez entrer un descriptif de poste détaillé (minimum 50 caractères).'
export const JOB_DESCRIPTION_TOO_LONG =
  "L'offre dépasse 20 000 caractères. Gardez le poste, les missions et le profil recherché."
export const ONLY_A_LINK =
  "Un lien ne peut pas être ouvert d'ici. Ouvrez l'annonce, copiez son texte, puis collez-le à la place."
export const QUESTIONS_FAILED = 'Une erreur est survenue lors de la génération des questions.'
export const NO_QUESTIONS = "Aucune question n'a pu être générée. Veuillez réessayer."
export const START_KEPT = {
  title: 'Votre simulation est gardée',
  description:
    'Revenez à la description du poste quand vous voudrez : elle ne sera pas décomptée une seconde fois.',
}
