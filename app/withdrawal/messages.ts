export const NAME_MISSING = 'Indiquez vos prénom et nom, en lettres.'
export const WITHDRAWAL_CLOSED =
  "Ce formulaire n'est pas ouvert : ce site n'a pas encore d'adresse où recevoir votre rétractation."
export const manyWithdrawalsFromHere = (when: string) =>
  `Plusieurs rétractations viennent de partir de votre connexion. Réessayez ${when}, depuis une autre connexion, ou écrivez-nous sur la page Assistance\u00a0: votre délai ne dépend pas de ce formulaire.`
