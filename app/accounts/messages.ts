/** The words of this feature that are spoken from elsewhere than a screen, as the specification gives them. */
export const EMAIL_INVALID = 'Veuillez entrer une adresse email valide.'
export const PASSWORD_REQUIRED = 'Veuillez entrer votre mot de passe.'
export const PASSWORD_TOO_SHORT = 'Le mot de passe doit contenir au moins 6 caractères.'
export const PASSWORD_TOO_LONG = 'Le mot de passe ne peut pas dépasser 256 caractères.'
export const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas.'

export const SIGN_IN_REQUIRED = 'Veuillez vous connecter pour continuer.'
export const ADMINS_ONLY = 'Cette action est réservée aux administrateurs.'
export const WRONG_CREDENTIALS = 'Adresse email ou mot de passe incorrect.'
export const VERIFY_FIRST =
  'Pour vous connecter, vérifiez votre email : un lien vous a été envoyé à cette adresse.'
export const UNREACHABLE =
  'Le site ne répond pas. Vérifiez votre connexion à internet, puis réessayez.'
export const WRONG_PASSWORD = 'Mot de passe incorrect. Veuillez réessayer.'

/** Refusals of a budget; each says when and how to go on. */
export const accountClosed = (when: string) =>
  `Trop d'essais manqués pour ce compte. Réessayez ${when}, ou choisissez tout de suite un autre mot de passe par «\u00a0Mot de passe oublié\u00a0».`
export const manyFailuresFromHere = (when: string) =>
  `Mot de passe incorrect, et beaucoup d'autres essais manqués viennent de votre connexion. Le bon mot de passe passe toujours\u00a0; les autres seront comparés à nouveau ${when}.`
export const manyRequestsFromHere = (when: string) =>
  `Beaucoup de liens ont été demandés depuis votre connexion. Réessayez ${when}, ou depuis une connexion où vous vous êtes déjà connecté à votre compte.`
export const manySignupsFromHere = (when: string) =>
  `Beaucoup de comptes ont été créés depuis votre connexion. Réessayez ${when}\u00a0; d'ici là vous pouvez continuer sans compte, avec trois simulations par navigateur.`

export const VERIFICATION_SENT =
  "Si cette adresse peut recevoir un email, un lien de vérification vient d'y être envoyé."
export const RESET_SENT =
  "Si un compte existe pour cette adresse, un lien de réinitialisation vient d'y être envoyé."
export const LINK_EXPIRED = 'Ce lien a expiré (expired).'
export const LINK_UNKNOWN = "Ce lien n'est pas valide. Vérifiez qu'il a été copié en entier."
export const EMAIL_VERIFIED = 'Votre adresse email est vérifiée.'
export const CHOOSE_PASSWORD =
  "Choisissez le mot de passe de votre compte\u00a0: celui de l'inscription ne compte pas, puisque quelqu'un d'autre a pu le donner."
export const NO_VERIFICATION_TOKEN = 'Aucun token de vérification fourni'
export const NO_RESET_TOKEN = 'Aucun token de réinitialisation fourni'

export const PASSWORD_RESET = {
  title: 'Succès',
  description: 'Votre mot de passe a été réinitialisé avec succès.',
}
export const PASSWORD_CHANGED =
  'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.'
export const LOGGED_OUT = 'Vous êtes déconnecté.'
export const LOGGED_OUT_EVERYWHERE = 'Vous êtes déconnecté de tous vos appareils.'
export const LAST_ADMINISTRATOR =
  "Il s'agit du dernier administrateur : nommez-en un autre avant cette action."

/** Toasts, by what happened. */
export const WELCOME_BACK = 'Bon retour !'
export const SIGNED_UP = 'Email de vérification envoyé'
export const SENT_AGAIN = 'Email renvoyé'
export const RESET_LINK_SENT = 'Email envoyé'
export const LOGGED_IN_AFTER_VERIFICATION = 'Connexion réussie'
export const VERIFICATION_REQUIRED = "Vérification d'email requise"
export const VERIFICATION_LINK_SENT =
  'Un nouveau lien de vérification a été envoyé à votre adresse email'

/** Failures, when the server sent no sentence of its own. */
export const ERROR_TITLE = 'Erreur'
export const LOGIN_ERROR_TITLE = 'Erreur de connexion'
export const FAILED = "Une erreur s'est produite. Veuillez réessayer."
export const RESET_LINK_FAILED = "Erreur lors de l'envoi du lien."
export const RESET_LINK_FAILED_AGAIN = "Erreur lors de l'envoi du lien de réinitialisation."
export const VERIFICATION_LINK_FAILED = "Erreur lors de l'envoi du lien de vérification."
/** The same failure on the verification page, where the specification gives it no full stop. */
export const VERIFICATION_PAGE_LINK_FAILED = "Erreur lors de l'envoi du lien de vérification"
export const VERIFICATION_UNREACHABLE = 'Une erreur est survenue lors de la vérification'
export const RESET_UNREACHABLE = 'Une erreur est survenue lors de la réinitialisation'
