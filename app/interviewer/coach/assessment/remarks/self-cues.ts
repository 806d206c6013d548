/** Any way of saying why one comes. */
export const REASON =
  /\b(?:parce qu\w*|parceque|envie|m attire\w*|me plait|m a plu|m interesse\w*|me motive|j aime|j aimerais|je (?:veux|voudrais|cherche|souhaite\w*|postule|viens|prefere)|donne du sens|c est (?:pour ca|ce qui|la que|cela)|ce qui m\w*|mon projet|le projet|quitter|changer|choisi\w*)\b/

/** Where one worked or learnt, and how long: what a path is made of. */
export const STAGE =
  /\b(?:ans?|mois|annees?|saisons?|depuis|diplome\w*|bac|cap|bep|bts|dut|but|licence|master|m1|m2|titre|ecole|formation|stages?|alternan\w*|apprenti\w*|interim\w*|cdi|cdd|chez|grandi|travaill\w+|ancien\w*)\b/
