import { PLAIN_MONTHS } from '../../french/months.ts'

/** How much was made, sold, found or served; what only sets the scene, or says when and where, measures nothing. */
export const MADE = new RegExp(
  String.raw`^(?!.*\b(?:c etait|il y (?:avait|a)|j habite|de chez (?:moi|nous)|a pied|j ai \d+ ans|freres?|soeurs?|enfants? a|je (?:commencerais|ferais|pourrais|serais|pense|veux|cherche)|ca se|etaient|etions|on (?:etait|avait|devait|comptait)|objectif|ca veut dire|me decide|personne ne|je (?:ne )?(?:n )?(?:l |la |le |les )?(?:n )?ai (?:pas|jamais)|il y en a|si douleur|alors que)\b).*\b(?:\d{1,3}(?:[ .]\d{3})+|\d+|dix|onze|douze|quinze|vingt\w*|trente|quarante|cinquante|soixante|cents?|mille|(?:diz|douz|quinz|vingt|trent|cinquant|cent)aines?) (?!(?:h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|annees?|km|m|fois|(?:grands? )?(?:temps|etapes?|phases?)|et|ou|a|au|de chez|${PLAIN_MONTHS}|euros? (?:par|de l))\b)[a-z%€]{2,}`,
)
export const FROM_TO =
  /\b(?:passee?s?|tombee?s?|descendue?s?|reduite?s?|montee?s?|baissee?s?|ramenee?s?|remontee?s?|chutee?s?|ecarts?|(?<!\bdes )delais?|taux|retours?|pertes?|tomber|relation|completude|clients?|moyen)\b[^.;]{0,50}\bde (?:\d[\d ,.]{0,20}|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent)\b ?)[\w€%]{0,20} ?(?:\w+ ){0,2}a (?:moins de )?(?:\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)|\b(?:descendue?s?|passee?s?|tombee?s?|montee?s?) a \d|\b\d[\d ,.]{0,9}(?: ?[\w€%°]{1,12}){0,3} (?:contre|au lieu de) (?:\d|une? |deux|trois|quatre|cinq)|\d ?-> ?\d/
/** Years, shifts, ranges and settings are no change; nor is what one does each time. */
export const NO_CHANGE =
  /\bde (?:19|20)\d\d a (?:19|20)\d\d|\bde \d{1,2} ?h ?(?:\d\d)? a \d{1,2} ?h|\ba \d{1,2} ?h(?: ?\d\d)? (?:au lieu de|contre)\b|\bde l ordre de\b|\bje (?:baisse|monte|remonte|leve|regle|descends|passe)\b|\bj appelle\b|\bon (?:remonte|baisse|monte|descend)\b|\bj avais\b|\bj ai (?:tape|saisi|note|ecrit|lu|entre|commande|compte)\b|\bdemandee?s?\b|\bconcede\w*|\d ?(?:mm|cm|volts?|bars?|tours)\b|\d a(?:,|$| (?!moins|\d|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))/
export const WITNESS =
  /\b(?:m a|m ont|nous a|nous ont) (?:remerci\w*|felicit\w*|rappele\w*|garde[es]*|confie[es]*|redemande\w*|embauche\w*|recommande\w*|propose de rev\w*|demande (?:de le faire|la meme|de faire pareil|moi))\b|\brenouvelee?s?\b|\bai ete embauchee?\b|\bmise? en (?:tete|avant)\b|\b(?:a|ont) garde la methode\b/
/** « Depuis, plus jamais un oubli »: what no longer happens, without a figure. */
export const NEVER_AGAIN =
  /\b(?:on|je|j|nous|il|elle|ils|elles|personne) (?:n |ne |l |y ){0,2}(?:a|ai|avons|ont) plus (?:jamais )?(?:eu|oublie|perdu|manque|casse|refuse|rate|recu)\w* (?:de |d |une? )?\w{3,}|\bplus (?:un seul|une seule|aucune?) \w{4,}|(?<!\bqu (?:il|elle|on) |\bqu (?:ils|elles) )\b(?:a|ont) (?:cesse|disparu|diminue)\b/
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

/** What comes first is told first, or begins its clause: « …, sécurité d'abord » ends on a motto. */
export const FIRST =
  /^[^,;:.!?]{0,60}\bd abord\b|[,;:.!?] ?(?:tout )?d abord\b|\b(?:je|j|on|nous) [^,;:.!?]{2,40} d abord\b|\b(?:(?:je|on) commence par(?! la\b(?! \w))|premiere chose|premier reflexe)\b/
/** « Sinon on n'a plus ni client ni équipe » is why, and no second case. */
export const PLAN_B =
  /^(?!.*\b(?:regarde|demande|verifie|savoir|voir|sais|vois|controle) (?:d abord )?(?:si|s il)\b).*?(?:^|[,;:.!?] ?|\b(?:et|mais|puis) )(?:si (?:ca|cela|c est|ce n est|il|elle|on|rien|le|la|les|l|personne)|s (?:il|ils|elle)|sinon(?! (?:[a-z0-9]+ ){0,4}?(?:on|je|j|nous|ca|c|cela) (?:n |ne )?(?:a|ai|avons|est|perd|perds|perdons|risque|aura|sera)\b)|en cas d(?!e besoin)|dans le doute|tant que)\b.{3,90}\b(?:je|j|on|nous)\b/
/** How much, how hot, how often: a value that a method rests on; a share or a price only where it is a limit. */
export const VALUE =
  /\d ?(?:°|bars?\b|mm\b|cm\b|m2\b|kg\b|g\b|l\b|litres?\b|degres\b|ppm\b|ph\b|secondes?\b|tours?\b)|(?:\b(?:plus|moins|dessus|dessous|dela|partir) (?:de|d un ecart de)|[<>≤≥]) ?\d[\d ,.]* ?[%€]|\bph \d|[<>≤≥] ?\d|\bj ?\+ ?\d/
/** A step said without a verb: what is done, where or with what. */
export const POINT =
  /\d ?(?:°|%|mm|cm|bars?|min|h\b)|\b\w{3,}(?:ee?s?|ies?|i|ues?|u|erte?s?|ite?s?|is|ise?s?) (?:a|au|aux|en|avec|sous|sur|par|avant|apres|la|le|dans|entre)\b|^(?:pas|jamais) (?:de|d|un|une)\b|\bsans \w{4,}/
/** One day when it was done. */
export const CASE =
  /\b(?:l an dernier|l annee derniere|l ete dernier|l hiver dernier|la derniere fois|le mois dernier|la semaine derniere|l autre jour|m est (?:deja )?arrive|j ai (?:fait|eu|vecu|tenu|deja) (?:ainsi|cela|ca|le cas|ce cas|fait|eu)|en (?:19|20)\d\d|un (?:jour|matin|soir),? (?:j|on|nous))\b/
/** A training, or a length of time in a work: what one can check of a path. */
export const PATH =
  /\b(?:(?:cap|bep|bac pro|bac ?\+ ?\d|bts|dut|licence|master)(?! (?:et|ou|puis|mais)\b)(?= \w)|but (?:gea|info|tc|mmi)|diplomee? (?:d|en|de)|titre pro\w*|deaes|stage|alternance (?:chez|en|dans)|(?:mon|en) apprentissage|apprentie?)\b|\b(?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt) (?:ans?|annees?|mois|saisons?|etes?) (?:(?:seule?|et demi) )?(?:d |de |comme |chez |dans |en |au |aux |a la |a l |sur |sous )|\b(?:chez|comme|dans|seule? \w+ d) [^.;]{3,60} (?:depuis|pendant) (?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) (?:ans?|annees?|mois|saisons?)\b|\b(?:je (?:suis|fais|travaille|tiens|conduis|gere)|\w{4,}(?:eur|euse|ier|iere|ien|ienne|iste|ante?|able)) [^.;]{0,60}depuis (?:\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) (?:ans?|annees?|mois|saisons?)\b/
/** The work that was done there, day after day: two things at least. */
export const HELD =
  /\b(?<!dont |que )je (?:l |les |la |le |lui |leur )?(?!etais|pensais|aimais|voulais|savais|sais|avais|connai|vais|prenais|cherchais|croyais|devais|pouvais|\w+rais)\w+ais\b.*\bje (?:l |les |la |le |lui |leur )?(?!etais|pensais|aimais|voulais|savais|sais|avais|connai|vais|prenais|cherchais|croyais|devais|pouvais|\w+rais)\w+ais\b|\b(?<!dont |que )je (?:(?:tiens|tenais) (?:la|le|les|un|une|l)(?! (?:journee|coup|rythme|route|parole|promesse)\b)|gere|gerais|encadre|encadrais|coordonne|coordonnais) \w+/
export const DAYS = new RegExp(
  String.raw`\bdispo\w*\b.{0,30}\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|des demain|(?:\d{1,2}|1er) (?:${PLAIN_MONTHS})|preavis|le \d{1,2}\b)\b`,
)

/** What one is ready to do to make the post possible. */
export const READY =
  /\b(?:je (?:peux (?:commencer|venir|etre la|demarrer|prendre le poste|faire (?:un|une|l) (?:essai|journee|eprouvette))|suis (?:d ?accord|prete? a|disponible|libre)|m engage)|ca me va)\b/
export const SHRUGS =
  /\b(?:prefer\w*|selon|assez vite|a peu pres|m adapter\w*|sous reserve|jusqu au|une reponse|ca depend\w*|on verra|je sais pas|je ne sais pas|peut etre|mais|parce que|car|depuis|activite)\b/
/** A habit taken since, or what one says to have kept of it; a lesson that is given, or a state that lasts, is none. */
export const LEARNT =
  /\b(?:(?<!ce que )(?:(?<!ou )j ai|j en ai) (?:retenu|compris (?:(?:que|qu)(?!.{0,40}\b(?:avait|savait|voulait|pouvait|portait|etait) )|ce jour)|appris (?:que|qu|a (?!lire|conduire|coudre|faire)))|(?:ca|cela) m a appris (?:que|qu|a)|mon erreur(?: a ete| c (?:est|etait))|la prochaine fois,? (?:je|j)|j en (?:retiens|garde) (?:que|qu|une|l)|j aurais du|je retiens|si c etait a refaire|je referais)\b|\b(?:depuis|desormais|maintenant|dorenavant|aujourd hui),? (?:je|j|on) (?:(?:ne|n|le|la|les|l|lui|leur|y|en|me|m) ){0,3}(?!(?:suis|ai|avais|est|a|m entends|entends|cherche|continue|veux|voudrais|souhaite|vis|habite|travaille|dors|touche presque|touche plus|sais|peux|fais de|aime|prefere|gere|reste|pense|ecris a|fais (?:un peu|des))\b)[a-z]{3,}/

/** What somebody did, or what came of it, as against what was there before. */
export const EFFECT =
  /\b(?:baiss\w*|chut\w*|gagn\w*|evit\w*|tomb\w*|remontee?s?|renouvel\w*|(?<!prets? a )signee?s?|servis?|livre\w*|vendus?|economis\w*|redui\w*|divis\w*|doubl\w*|recuper\w*|sur \d+|accept\w*|reven\w*|retrouv\w*|moins|zero|aucun\w*)\b/

/** What somebody wants or likes, said as such; a cause inside a story is no reason to come. */
export const WISH =
  /\b(?:j aim\w*|j ador\w*|attir\w*|plai[st]\w*|a plu|je (?:re)?cherche|je (?:veux|voudrais|viens(?! d(?:e|es|u)?\b)|prefere\w*|souhaite\w*)|envie|interess\w*|me manque|je retrouve\w*)\b|^parce/
/** A length of time that says nothing of a working life. */
export const NO_PATH =
  /\bil y a\b|\bj aurai\b|\bdans (?:\w+|dix huit) (?:ans|mois)\b|\bn en peux plus\b|\b(?:cherche|besoin d|veux|voudrais|trouver) une? (?:alternance|stage|apprentissage)\b|\bperiode difficile\b|\b(?:mon dos|j ai besoin|freres?|soeurs?|permettrait|souffler|marre|mon (?:pere|oncle)|ma (?:mere|tante))\b|\btombee?\b/
/** A day that is told, and not offered. */
export const TOLD_DAY =
  /\b(?:venue?|vue?|etais|etait|manquait|(?:semaine|annee) derniere|l an dernier|on a|j ai (?:appele|fait|pris|liste|dit|demande))\b/
