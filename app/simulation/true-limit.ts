/** What the free limit truly is, in the same words wherever it is met. */
export const TRUE_FOR_VISITORS =
  'Un compte gratuit en ajoute trois ; avec Premium, elles sont illimitées.'
export const TRUE_FOR_ACCOUNTS =
  'Vos trois simulations de compte gratuit sont faites ; avec Premium, elles sont illimitées.'
