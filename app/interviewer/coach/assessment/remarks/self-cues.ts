/** Any way of saying why one comes. */
export const REASON =
  /\b(?:parce qu\w*|parceque|envie|m attire\w*|me plait|m a plu|m interesse\w*|me motive|j aime|j aimerais|je (?:veux|voudrais|cherche|souhaite\w*|postule|viens|prefere)|donne du sens|c est (?:pour ca|ce qui|la que|cela)|ce qui m\w*|mon projet|le projet|quitter|changer|choisi\w*)\b/
