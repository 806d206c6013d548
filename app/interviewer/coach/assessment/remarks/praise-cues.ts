/** Something that befell the candidate, not something done. */
export const STATE =
  /\bj (?:en |y )?ai (?:eu|vu|ete|connu|garde|aime|adore|deteste|senti|cru|pense|trouve que)\b|\bme suis (?:\w+ )?(?:ennuye|senti|retrouve|dit|demande|rendu|inquiete|enerve)\w*/
export const FROM_TO =
  /\bde \d[\d ,.]{0,20}[\w€%]{0,20} ?(?:\w+ ){0,2}a (?:moins de )?\d|\bcontre \d|\bau lieu de (?:\d|deux|trois|quatre|cinq)|\d ?-> ?\d/
export const WITNESS =
  /\b(?:remerci\w+|felicit\w+|(?:m a|m ont|nous a|nous ont) rappele\w*|m a (?:garde|propose|confie|redemande|demande)|s en (?:sert|servent)|(?:a|ont|est|sont|ete) adopt\w+|renouvele\w*|(?:m a|m ont|ai ete|ete) embauche\w*|(?:m a|m ont) recommande\w*|mise? en (?:tete|avant)|garde la methode)/
export const AVOIDED =
  /\b(?:zero|aucun\w*|plus un\w*|pas un\w*|sans (?:casse|incident|accident|erreur|retard)|evite\w*|0 \w+)\b/
export const LASTING = /\bdepuis\b|\bencore aujourd hui\b|\btoujours en place\b|\bs en sert\b/
export const FIGURE =
  /\d|\b(?:douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|(?<!en )double\w*|divise\w*)\b/

/** « Aujourd'hui je cherche… », « j'ai appris chez… » say where one stands or stood, not what one keeps. */
export const NOW =
  /\baujourd hui,? je (?:cherche|suis|travaille|veux|souhaite|vis|habite)\b|\bj ai (?:tout )?appris (?:chez|dans|en|au|aux|sur|avec|la|le|les|l)\b/
/** Sides of a vote are no change. */
export const SIDES = /\b(?:camps?|voix|votes?|avis)\b/
