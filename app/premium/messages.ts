/** The words of this feature that are spoken from elsewhere than a screen. */
export const WRONG_AMOUNT = "Le montant demandé n'est pas celui de Premium."
export const ALREADY_PREMIUM = 'Votre compte est déjà Premium.'
export const PAYMENT_NOT_FOUND = "Ce paiement n'existe pas."
export const PAYMENT_NOT_COMPLETED = "Ce paiement n'est pas terminé."
export const PAYMENT_RETURNED = 'Ce paiement a été remboursé.'
export const UNKNOWN_CALL = "Cet appel n'existe pas."
export const NOT_READY = "Ce paiement n'est pas encore connu. Veuillez réessayer."
