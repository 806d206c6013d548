/** Something that befell the candidate, not something done. */
export const STATE =
  /\bj (?:en |y )?ai (?:eu|vu|ete|connu|garde|aime|adore|deteste|senti|cru|pense|trouve que)\b|\bme suis (?:\w+ )?(?:ennuye|senti|retrouve|dit|demande|rendu|inquiete|enerve)\w*/
export const FROM_TO =
  /\b(?:descendue?s?|passee?s?|tombee?s?|montee?s?|remontee?s?|reduite?s?|baisse\w*) (?:a|de) (?:moins de )?\d|\bde \d[\d ,.]{0,20}[\w€%]{0,20} ?(?:\w+ ){0,2}a (?:moins de )?\d|\bcontre \d|\bau lieu de (?:\d|deux|trois|quatre|cinq)|\d ?-> ?\d/
export const WITNESS =
  /\b(?:remerci\w+|felicit\w+|(?:m a|m ont|nous a|nous ont) rappele\w*|m a (?:garde|propose|confie|redemande|demande)|renouvele\w*|(?:m a|m ont|ai ete|ete) embauche\w*|(?:m a|m ont) recommande\w*|mise? en (?:tete|avant)|garde la methode)/
export const AVOIDED =
  /\b(?:zero|aucun\w*|plus un\w*|pas un\w*|sans (?:casse|incident|accident|erreur|retard)|evite\w*|0 \w+)\b/
/** Others go on with it. */
export const KEPT_UP =
  /\b(?:toujours en place|encore aujourd hui|s en (?:sert|servent)|(?:l |les )?(?:utilise|utilisent) (?:encore|toujours|pour)|l a etendu|a ete (?:etendue?|generalisee?|adoptee?|repris\w*|gardee?)|(?:a|ont|est|sont) (?:ete )?(?:adoptee?s?|generalisee?s?|etendue?s?)|a garde l\w+|ont garde l\w+|est devenue? (?:la|le|une) (?:regle|referente?|modele|procedure|methode))\b/
export const FIGURE =
  /\d|\b(?:douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|(?<!en )double\w*|divise\w*|quarts?)\b/

/** « Aujourd'hui je cherche… », « j'ai appris chez… » say where one stands or stood, not what one keeps. */
export const NOW =
  /\baujourd hui,? je (?:cherche|suis|travaille|veux|souhaite|vis|habite)\b|\bj ai (?:tout )?appris (?:chez|dans|en|au|aux|sur|avec|la|le|les|l)\b/
/** Sides of a vote are no change. */
export const SIDES = /\b(?:camps?|voix|votes?|avis)\b/

export const FIRST =
  /\b(?:d abord|(?:je|on) commence|en premier|premiere chose|la premiere|premier reflexe)\b/
export const PLAN_B =
  /\b(?:si (?:ca|cela|c est|ce n est|il|elle|on|rien|le|la|les|personne|besoin)|s (?:il|ils|elle)|sinon|en cas de|dans le doute|tant que)\b.{3,90}\b(?:je|j|on|nous)\b/
export const CHECKS =
  /\b(?:je|j|on) (?:(?:le|la|les|l) )?(?:verifie|controle|mesure|compare|relis|recompte|teste|pese)\b/
export const TELLS =
  /\b(?:je|j|on) (?:(?:le|la|les|l|lui|leur) )*(?:previens|appelle|alerte|informe|signale)\b/
/** One day when it was done. */
export const CASE =
  /\b(?:l an dernier|l annee derniere|l ete dernier|l hiver dernier|la derniere fois|le mois dernier|la semaine derniere|l autre jour|m est (?:deja )?arrive|j ai (?:fait|eu|vecu|tenu|deja) (?:ainsi|cela|ca|le cas|ce cas|fait|eu)|en (?:19|20)\d\d|un (?:jour|matin|soir),? (?:j|on|nous))\b/
/** A length of time, a training, a house: what one can check of a path. */
export const PATH =
  /\b(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) (?:ans?|annees?|mois|saisons?|semaines?|etes?|salons?|clients?|couverts?|personnes)\b|\b(?:cap|bep|bac|bts|dut|but|licence|master|diplome\w*|titre pro\w*|stage|alternance|apprentissage)\b|\bdepuis \d/
export const DAYS =
  /\bdispo\w*\b.{0,30}\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|des demain|\d{1,2} (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|preavis|le \d{1,2}\b)\b/
/** What one is ready to do to make the post possible. */
export const READY =
  /\b(?:je (?:peux|suis (?:d ?accord|prete?)|passe\w*|m engage)|j ai (?:deja|mon|le|la)|permis|ca me va)\b/
export const SHRUGS = /\b(?:ca depend\w*|on verra|je sais pas|je ne sais pas|peut etre|mais)\b/
/** What one says to have kept of it; a lesson that is given is no lesson learnt. */
export const LEARNT =
  /\b(?:(?:j ai|m a|ca m a|cela m a|j en ai) (?:appris|retenu|compris|tire)|mon erreur|depuis,? je|desormais,? je|maintenant,? je|la prochaine fois|j en retiens|j en garde|je retiens|si c etait a refaire|je referais)\b/
