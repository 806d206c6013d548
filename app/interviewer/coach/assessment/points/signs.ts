/**
 * What a point may be about, by the words that name it, and what of an answer could be it, heard as
 * generously as its speaker would wish. Where one of these is heard, nobody is told that it is awaited.
 */
interface Sign {
  named: RegExp
  said: RegExp
  /** So particular that, with words of the point itself, it proves the point. */
  isProof?: true
}

const SIGNS: readonly Sign[] = [
  {
    named:
      /\b(?:preven\w*|alert\w*|signal\w*|averti\w*|inform\w*|annonc\w*|transm\w*|dite?s?|dire|parler|parole|su|rendre compte|expliqu\w*|explication|appel\w*|demand\w*)\b/,
    said: /\b(?:previen\w*|preven\w*|alert\w*|appel\w*|dite?s?|dire|dirais?|parl\w*|signal\w*|inform\w*|expliqu\w*|annonc\w*|transm\w*|rendu compte|remont\w*|averti\w*|mail|messages?|telephon\w*|rappel\w*|racont\w*|demand\w*|un mot|repond\w*|pardon|excus\w*)\b/,
    isProof: true,
  },
  {
    named:
      /\b(?:trace\w*|ecri\w*|not(?:e|er|ee|es)|consign\w*|dossiers?|registre|fiches?|carnet|cahier|documents?|preuves?)\b/,
    said: /\b(?:ecri\w*|not(?:e|es|er|ee|ees|ais)|trace\w*|dossiers?|fiches?|carnet|cahier|registre|logiciel|mail|photos?|tableau|rapport|compte rendu|feuille|documents?|justificatif\w*|preuves?|etiquettes?)\b/,
    isProof: true,
  },
  {
    named:
      /\b(?:resultats?|effets?|issue|fin|suite|retours?|gain|apres|depuis|ensuite|constate\w*|obtenu\w*)\b/,
    said: /\b(?:resultats?|au final|finalement|au bout|a la fin|depuis|ensuite|apres|enfin|le lendemain|plus (?:un|une|aucun\w*|jamais|personne|rien)|evit\w*|gagn\w*|baiss\w*|passe\w*|accept\w*|content\w*|merci\w*|remerci\w*|regl\w*|reussi\w*|marche|repris\w*|reven\w*|valid\w*|moins|mois plus tard|augment\w*)\b/,
  },
  {
    named:
      /\b(?:chiffr\w*|nombre|mesur\w*|combien|duree|delais?|dates?|volume|montant|prix|heures?|ecart|temps|compare\w*|compter|charge|taille|cout)\b/,
    said: /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cinquante|cent|moitie|tiers|double|delai|semaines?|mois|jours?|heures?|minutes?|ans)\b/,
  },
  {
    named:
      /\b(?:verif\w*|control\w*|compar\w*|essa\w*|test\w*|reli\w*|relecture|valid\w*|point\w*|mesur\w*|releve\w*|regarde\w*|examin\w*)\b/,
    said: /\b(?:verif\w*|control\w*|compar\w*|essa[iy]\w*|test\w*|reli[ts]|relu\w*|relire|valid\w*|point\w*|mesur\w*|releve\w*|regard\w*|recompt\w*|recalcul\w*|refai\w*|examin\w*|recoup\w*|cherch\w*|lis|lu)\b/,
    isProof: true,
  },
  {
    named:
      /\b(?:raisons?|pourquoi|causes?|sens|motifs?|compris\w*|comprendre|besoin|vrai besoin)\b/,
    said: /\b(?:parce|car|pour|raisons?|causes?|venai\w*|vien\w*|compris\w*|comprend\w*|cherch\w*|demand\w*|en fait|c etait|donc|pourquoi|trouv\w*|besoin)\b/,
  },
  {
    named:
      /\b(?:equipe|collegues?|aide|partag\w*|ensemble|accord|relais|a deux|autres?|autrui|binome|metiers?|responsables?|chef\w*|cadre|direction|hierarchie)\b/,
    said: /\b(?:equipe\w*|collegues?|aid\w*|partag\w*|reparti\w*|ensemble|accord|binome|a deux|on s est|chef\w*|cadre|responsable|direct\w*|manager|referent\w*|nous|avec)\b/,
  },
  {
    named:
      /\b(?:calmes?|ecout\w*|ton|respect\w*|poli\w*|accus\w*|reproch\w*|jug\w*|recu\w*|accueil\w*|excus\w*|justif\w*)\b/,
    said: /\b(?:calm\w*|ecout\w*|poli\w*|pardon|excus\w*|comprend\w*|compris|rassur\w*|laisse\w*|raison|desolee?|respect\w*|doucement|sourire|sans m enerver)\b/,
  },
  {
    named:
      /\b(?:priorit\w*|tri\w*|ordre|abord|urgen\w*|dangers?|risques?|premier\w*|avant|choisi\w*|choix)\b/,
    said: /\b(?:d abord|premier\w*|commenc\w*|urgen\w*|priorit\w*|dangers?|risque\w*|ordre|avant|en dernier|ensuite|tri\w*|choisi\w*|plus (?:grave|important|presse)\w*)\b/,
  },
  {
    named:
      /\b(?:proteg\w*|protection|secur\w*|surete|arret\w*|coup(?:er|e)|isol\w*|provisoire|bloqu\w*|mise a l abri|limit(?:er|ation))\b/,
    said: /\b(?:arret\w*|coup\w*|isol\w*|proteg\w*|balis\w*|ecart\w*|ferm\w*|bloqu\w*|securis\w*|securite|condamn\w*|stop\w*|consign\w*|abri|provisoire\w*|attente|epi|gants|casque|lunettes)\b/,
  },
  {
    named: /\b(?:pas|sans|jamais|ne|rien|ni|non|refus\w*|aucun\w*|eviter)\b/,
    said: /\b(?:pas|sans|jamais|rien|ni|non|refus\w*|aucun\w*|evit\w*|interdit\w*)\b/,
  },
  {
    named: /\b(?:questions?|demander|interrog\w*|se renseigner)\b/,
    said: /\?|\b(?:questions?|demand\w*|savoir|voudrais|combien|comment)\b/,
  },
  {
    named: /\b(?:disponib\w*|dates?|preavis|souplesse|contraintes?|horaires?)\b/,
    said: /\d|\b(?:dispo\w*|libre|preavis|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|immediat\w*|tout de suite|semaines?|mois|rentree|matins?|soirs?|nuits?|week\w*|horaires?|contraintes?)\b/,
  },
  {
    named:
      /\b(?:limites?|franch\w*|difficulte\w*|honnet\w*|manque\w*|faiblesse\w*|moins|reserve)\b/,
    said: /\b(?:pas|jamais|mais|difficil\w*|moins|attention|apprend\w*|appris|besoin|limite\w*|reconnai\w*|manque\w*|seule? chose|peu)\b/,
  },
  {
    named:
      /\b(?:chang\w*|corrig\w*|correction|repar\w*|amelior\w*|solutions?|actions?|gestes?|propos\w*|plan|essai|remed\w*|adapt\w*|reprise|reprend\w*)\b/,
    said: /\b(?:chang\w*|modifi\w*|corrig\w*|repar\w*|amelior\w*|propos\w*|ajout\w*|remplac\w*|cree\w*|mis|mets|mettre|refai\w*|repris\w*|reprend\w*|installe\w*|reecri\w*|reorganis\w*|adapt\w*|fait|alors (?:je|j|on)|du coup|a la place|au lieu|supprim\w*|ferai\w*|le mois prochain|plan)\b/,
  },
  {
    named: /\b(?:appren\w*|appris\w*|progress\w*|form\w*|lecon\w*|retenu\w*|tire\w*|habitude)\b/,
    said: /\b(?:appren\w*|appris\w*|form\w*|cours|entrain\w*|stage|lecon\w*|retenu\w*|retiens|depuis|desormais|maintenant|la prochaine|j aurais|toujours|chaque|systemati\w*)\b/,
  },
  {
    named: /\b(?:liens?|postes?|annonce|ici|votre|projet|envie)\b/,
    said: /\b(?:vous|votre|vos|ici|annonce|offre|poste|chez|cherch\w*|voudrais|veux|souhait\w*|envie|projet)\b/,
  },
  {
    named:
      /\b(?:client\w*|usagers?|patiente?s?|personnes?|familles?|parents?|enfants?|eleves?|utilisat\w*|public)\b/,
    said: /\b(?:client\w*|usagers?|patiente?s?|personnes?|familles?|parents?|mere|pere|fille|fils|enfants?|eleves?|utilisat\w*|public|dame|monsieur|gens|lui|leur)\b/,
  },
]

/** Whether something of the sort that a point names may be in an answer. */
export const mayBeSaid = (plainPoint: string, plainAnswer: string): boolean =>
  SIGNS.some(({ named, said }) => named.test(plainPoint) && said.test(plainAnswer))

/** Whether words hold what a point names, in a form particular enough to prove it beside other words. */
export const isShown = (plainPoint: string, plainWords: string): boolean =>
  SIGNS.some(
    ({ named, said, isProof }) => isProof && named.test(plainPoint) && said.test(plainWords),
  )
