/** The words of this feature that are spoken from elsewhere than a screen. */
export const WRONG_AMOUNT = "Le montant demandé n'est pas celui de Premium."
export const ALREADY_PREMIUM = 'Votre compte est déjà Premium.'
export const PAYMENT_NOT_FOUND = "Ce paiement n'existe pas."
export const PAYMENT_NOT_COMPLETED = "Ce paiement n'est pas terminé."
export const PAYMENT_RETURNED = 'Ce paiement a été remboursé.'
export const UNKNOWN_CALL = "Cet appel n'existe pas."
export const NOT_READY = "Ce paiement n'est pas encore enregistré. Veuillez réessayer."

/** Toasts, and what the dialog says when something fails. */
export const PAYMENT_FAILED = 'Échec du paiement'
export const PAYMENT_SUCCEEDED = 'Paiement réussi !'
export const NOW_PREMIUM =
  "Vos simulations sont illimitées ; tout votre historique, votre progression et l'analyse approfondie sont ouverts."
export const FAILED = "Une erreur s'est produite. Veuillez réessayer."
export const NOT_CONFIRMED =
  "Votre paiement est arrivé, mais votre compte n'a pas pu être mis à jour. Réessayez : rien ne sera payé deux fois."
export const DECLINED_LATER = "Votre banque n'a pas accepté ce paiement. Essayez une autre carte."
export const SCRIPT_BLOCKED =
  "Le formulaire de paiement n'a pas pu se charger. Vérifiez votre connexion ou votre bloqueur de contenu, puis réessayez."
