/**
 * How somebody stands towards others, the rule and their own limits: heard in plain text like the
 * other cues. Any trade, any author: a grievance, a shrug or a boast is worded much alike everywhere.
 */
export const ATTITUDE_CUES = {
  /** « C'est son problème », « tout le monde le fait ». */
  shrugs:
    /\b(?:pas (?:mon|ma|mes) (?:probleme|faute|role|boulot|affaire)|c est (?:son|leur|votre) (?:probleme|affaire)|tant pis|n (?:a|ont) qu a|y a qu a|caprices?|comedie|une mode|a la mode|tout le monde (?:le )?(?:fait|triche)|personne (?:ne )?(?:verifie|regarde|controle|le sait|s en rend compte|va voir|verra)|dramatiser|faut pas exagerer|ca passe\b|ni vu ni connu|(?:on est|je suis) tranquille|je ne suis pas (?:la|paye\w*) pour|se debrouille\w*|je m en (?:fiche|fous|moque)|peu importe|on verra bien|je laisse (?:couler|tomber|faire|passer)|moins que ca|c est comme ca|c est la vie)\b/g,
  /** « La faute aux collègues », « les gens ne veulent plus ». */
  grievances:
    /\b(?:a cause (?:de|d|du|des) (?:\w+ )?(?:collegue\w*|chef\w*|direction|clients?|jeunes|patients?)|la faute (?:a|de|du|des)|(?:leur|sa) faute|imputable\w*|mentalites?|les jeunes (?:d aujourd hui|ne|veulent)|les gens (?:sont|ne|veulent)|reglement de comptes?|incompeten\w*|fainean\w*|feignant\w*|paresseu\w*|n avai(?:t|ent) (?:pas|qu) a|on m a (?:reproche|vire)|ne supporte (?:pas|plus)|insupportable\w*|mauvaise foi|de toute facon|jalou\w*|n ecoutent? (?:rien|pas)|marre|ras le bol|j en (?:pouvais|peux) plus|injust\w*|le probleme c est)\b/g,
  /** « Le meilleur », « jamais eu d'échec », « vous verrez ». */
  boasts:
    /\b(?:comme personne|mieux que (?:tout le monde|les autres|personne)|(?:le|la|les) meilleure?s?|je suis nee?|inne\w*|sans me vanter|vous (?:verrez|ne serez pas decu\w*|ne le regretterez|pouvez me faire confiance)|faites moi confiance|je vais tout|jamais eu (?:de |d |un seul |le moindre )(?:probleme|echec|conflit|souci|plainte|reproche)|jamais (?:fait |commis )?d (?:erreurs?|echecs?)|aucun (?:defaut|echec)|winners?|autorite naturelle|sans limites?|c est (?:mon|le) reve|depuis (?:toujours|tout petit|toute petite|l enfance)|a (?:mille|1000|200) ?%)\b/g,
  /** « Ça venait de », « à la source ». */
  causes:
    /\b(?:la cause|l origine|d ou (?:vient|venait)|venai(?:t|ent) d\w*|vient d\w*|a la source)\b/g,
  /** « La dernière fois », « ça m'est arrivé ». */
  livedCase:
    /\b(?:la derniere fois|l an (?:dernier|passe)|l ete (?:dernier|passe)|le mois dernier|(?:c|m) est arrive|ca m a servi)\b/g,
} as const satisfies Record<string, RegExp>
