/** Something that befell the candidate, not something done. */
export const STATE =
  /\bj (?:en |y )?(?:ai|avais) (?:aussi |tout |bien )*(?:envie|besoin|hate|eu|vu|ete|connu|garde|aime|adore|deteste|senti|cru|pense|trouve que)\b|\bme suis (?:\w+ )?(?:ennuye|senti|retrouve|dit|demande|rendu|inquiete|enerve)\w*/
/** How many, in figures or in full; one or two of a thing is no figure yet. */
export const COUNTS =
  /\d|\b(?:dix|onze|douze|quinze|vingt\w*|trente|quarante|cinquante|soixante|cent|cents|mille|(?:diz|douz|quinz|vingt|trent|cinquant|cent)aines?)\b/
export const FROM_TO =
  /\b(?:passee?s?|tombee?s?|descendue?s?|reduite?s?|montee?s?|baissee?s?|ramenee?s?|remontee?s?|chutee?s?|ecarts?|delais?|taux|retours?|pertes?|tomber|relation|completude|clients?|moyen)\b[^.;]{0,50}\bde (?:\d[\d ,.]{0,20}|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent)\b ?)[\w€%]{0,20} ?(?:\w+ ){0,2}a (?:moins de )?(?:\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)|\b(?:descendue?s?|passee?s?|tombee?s?|montee?s?) a \d|\b\d[\d ,.]{0,9}(?: ?[\w€%°]{1,12}){0,3} (?:contre|au lieu de) (?:\d|une? |deux|trois|quatre|cinq)|\d ?-> ?\d/
/** Years, shifts, ranges and settings are no change; nor is what one does each time. */
export const NO_CHANGE =
  /\bde (?:19|20)\d\d a (?:19|20)\d\d|\bde \d{1,2} ?h ?(?:\d\d)? a \d{1,2} ?h|\bde l ordre de\b|\bje (?:baisse|monte|remonte|leve|regle|descends|passe)\b|\bj appelle\b|\bon (?:remonte|baisse|monte|descend)\b|\bj avais\b|\bdemandee?s?\b|\bconcede\w*|\d ?(?:mm|cm|volts?|bars?|tours)\b|\d a(?:,|$| (?!moins|\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))/
export const WITNESS =
  /\b(?:m a|m ont|nous a|nous ont) (?:remerci\w*|felicit\w*|rappele\w*|garde[es]*|confie[es]*|redemande\w*|embauche\w*|recommande\w*|propose de rev\w*|demande (?:de le faire|la meme|de faire pareil|moi))\b|\brenouvelee?s?\b|\bai ete embauchee?\b|\bmise? en (?:tete|avant)\b|\b(?:a|ont) garde la methode\b/
export const AVOIDED =
  /\b(?:zero|aucun\w*|plus un\w*|pas un\w*|sans (?:casse|incident|accident|erreur|retard)|evite\w*|0 \w+)\b/
/** Others go on with it. */
export const KEPT_UP =
  /\b(?:toujours en place|encore aujourd hui|s en (?:sert|servent)|(?<!je )(?:l |les )(?:utilise|utilisent) (?:encore|toujours|pour)|l a etendu|a ete (?:etendue?|generalisee?|adoptee?|repris\w*|gardee?)|(?:a|ont|est|sont) (?:ete )?(?:adoptee?s?|generalisee?s?|etendue?s?)|(?:a|ont) garde (?:la |le |l |les |ma |mon |mes )(?:methode|liste|fiche|feuille|procedure|outil|modele|idee|tableau|cahier|affiche|regle|planning|grille)\w*|est devenue? (?:la|le|une) (?:regle|referente?|modele|procedure|methode|fiche type|norme|standard))\b/
export const FIGURE =
  /\d|\b(?:douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitie|tiers|(?<!en )double(?! (?:role|poste|circuit|casquette|metier))\w*|divise\w*|quarts?)\b/

/** « Aujourd'hui je cherche… », « j'ai appris chez… » say where one stands or stood, not what one keeps. */
export const NOW =
  /\baujourd hui,? je (?:cherche|suis|travaille|veux|souhaite|vis|habite)\b|\bj ai (?:tout )?appris (?:ca |cela )?(?:chez|dans|en|au|aux|sur|avec|la|le|les|l)\b/
/** Sides of a vote are no change. */
export const SIDES = /\b(?:camps?|voix|votes?|avis)\b/

export const FIRST = /\b(?:d abord|(?:je|on) commence par|premiere chose|premier reflexe)\b/
export const PLAN_B =
  /^(?!.*\b(?:regarde|demande|verifie|savoir|voir|sais|vois|controle) (?:d abord )?(?:si|s il)\b).*?(?:^|[,;:.!?] ?|\b(?:et|mais|puis) )(?:si (?:ca|cela|c est|ce n est|il|elle|on|rien|le|la|les|l|personne|besoin)|s (?:il|ils|elle)|sinon|en cas de|dans le doute|tant que)\b.{3,90}\b(?:je|j|on|nous)\b/
export const CHECKS =
  /\b(?:je|j|on) (?:(?:le|la|les|l) )?(?:verifie|controle|compare|recompte|teste|pese)\b/
export const TELLS =
  /\b(?:je|j|on) (?:(?:le|la|les|l|lui|leur) )*(?:previens|appelle|alerte|informe|signale)\b/
/** One day when it was done. */
export const CASE =
  /\b(?:l an dernier|l annee derniere|l ete dernier|l hiver dernier|la derniere fois|le mois dernier|la semaine derniere|l autre jour|m est (?:deja )?arrive|j ai (?:fait|eu|vecu|tenu|deja) (?:ainsi|cela|ca|le cas|ce cas|fait|eu)|en (?:19|20)\d\d|un (?:jour|matin|soir),? (?:j|on|nous))\b/
/** A length of time, a training, a house: what one can check of a path. */
export const PATH =
  /\b(?:cap|bep|bac|bts|dut|but|licence|master|diplome\w*|titre pro\w*|stage|alternance|apprentissage)\b|(?=.*\b(?:j|je|ai|chez|depuis|pendant|puis|comme|dont|dans)\b)\b(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) (?:ans?|annees?|mois|saisons?|etes?|salons?|couverts?)\b/
/** The work that was done there, day after day: two things at least. */
export const HELD =
  /\b(?<!dont |que )je (?:l |les |la |le |lui |leur )?(?!etais|pensais|aimais|voulais|savais|sais|avais|connai|vais|prenais|cherchais|croyais|devais|pouvais|\w+rais)\w+ais\b.*\bje (?:l |les |la |le |lui |leur )?(?!etais|pensais|aimais|voulais|savais|sais|avais|connai|vais|prenais|cherchais|croyais|devais|pouvais|\w+rais)\w+ais\b|\b(?<!dont |que )je (?:(?:tiens|tenais) (?:la|le|les|un|une|l)|gere|gerais|encadre|encadrais|coordonne|coordonnais) \w+/
export const DAYS =
  /\bdispo\w*\b.{0,30}\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|des demain|\d{1,2} (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|preavis|le \d{1,2}\b)\b/

/** What one is ready to do to make the post possible. */
export const READY =
  /\b(?:je (?:peux|suis (?:d ?accord|prete?)|passe\w*|m engage)|j ai (?:deja|mon|le|la)|permis|ca me va)\b/
export const SHRUGS =
  /\b(?:ca depend\w*|on verra|je sais pas|je ne sais pas|peut etre|mais|parce que|car|depuis|activite)\b/
/** What one says to have kept of it; a lesson that is given is no lesson learnt. */
export const LEARNT =
  /\b(?:(?<!ce que )(?:j ai|m a|ca m a|cela m a|j en ai) (?:appris (?!vite|ca |cela |sur le tas)|retenu|compris|tire)|mon erreur|depuis,? je|desormais,? je|maintenant,? je|la prochaine fois|j en (?:retiens|garde) (?:que|qu|une|l)|j aurais du|je retiens|si c etait a refaire|je referais)\b/

/** What somebody did, or what came of it, as against what was there before. */
export const EFFECT =
  /\b(?:baiss\w*|chut\w*|gagn\w*|evit\w*|tomb\w*|remontee?s?|renouvel\w*|signe\w*|servis?|livre\w*|vendus?|economis\w*|redui\w*|divis\w*|doubl\w*|recuper\w*|sur \d+|accept\w*|reven\w*|retrouv\w*|moins|zero|aucun\w*)\b/

/** What somebody wants or likes, said as such; a cause inside a story is no reason to come. */
export const WISH =
  /\b(?:j aim\w*|j ador\w*|attir\w*|plai[st]\w*|a plu|je (?:re)?cherche|je (?:veux|voudrais|viens|prefere\w*|souhaite\w*)|envie|interess\w*|me manque|je retrouve\w*)\b|^parce/
/** A length of time that says nothing of a working life. */
export const NO_PATH =
  /\bil y a\b|\bj aurai\b|\bdans (?:\w+|dix huit) (?:ans|mois)\b|\bn en peux plus\b|\b(?:cherche|besoin d|veux|voudrais|trouver) une? (?:alternance|stage|apprentissage)\b|\bperiode difficile\b|\btombee?\b/
