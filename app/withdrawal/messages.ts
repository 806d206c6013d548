export const NAME_MISSING = 'Indiquez vos prénom et nom, en lettres.'
export const WITHDRAWAL_CLOSED =
  "Ce formulaire n'est pas ouvert : ce site n'a pas encore d'adresse où recevoir votre rétractation."
