/** What the free limit truly is, in the same words wherever it is met. */
export const TRUE_FOR_VISITORS =
  'Un compte gratuit en ajoute trois ; avec Premium, elles sont illimitées.'
export const TRUE_FOR_ACCOUNTS =
  'Vous avez fait les trois simulations du compte gratuit ; avec Premium, elles sont illimitées.'
