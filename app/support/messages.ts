export const SUBJECT_MISSING = 'Indiquez le sujet de votre message.'
export const SUBJECT_TOO_LONG = 'Le sujet ne peut pas dépasser 150 caractères.'
export const MESSAGE_MISSING = 'Écrivez votre message.'
export const MESSAGE_TOO_LONG = 'Le message ne peut pas dépasser 5 000 caractères.'
export const NOT_SENT = "Votre message n'est pas parti. Vérifiez votre connexion, puis réessayez."
export const SUPPORT_CLOSED =
  "Le formulaire d'assistance n'est pas ouvert : ce site n'a pas encore d'adresse où recevoir vos messages."

/** What follows a message that was taken, before it reaches anybody. */
export const messageTaken = (email: string) =>
  `Votre message est enregistré et part vers notre équipe. La réponse arrivera à ${email}.`

export const manyMessagesFromHere = (when: string) =>
  `Beaucoup de messages sont partis de votre connexion. Réessayez ${when}, ou connectez-vous\u00a0: chaque compte a sa propre limite. Votre message reste dans le formulaire.`
