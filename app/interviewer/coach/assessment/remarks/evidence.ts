import { PLAIN_MONTHS } from '../../french/months.ts'

/**
 * What may be found in an answer, heard as generously as its speaker would wish. An advice that asks
 * for a thing names here what would make it false; where one of these is heard, nothing is asked.
 */
const NUMBER =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt\w*|trente|quarante|cinquante|soixante|cents?|mille|milliers?|millions?|moitie|tiers|quarts?|double\w*|triple\w*|dizaine\w*|douzaine\w*|quinzaine\w*|centaine\w*|zero|aucune?|plus (?:un|une|personne|rien)|tous|toutes)\b/
const OWN_ACT =
  /\bj (?:en |y |ai |avais |l ai |les ai )?\w+|\bje (?!suis\b|pense\b|crois\b|sais\b|dirais\b|trouve\b|serai\b|me considere\b|m adapte\b|reste\b|connais\b|maitrise\b)\w+|\b(?:ai|suis) \w+(?:e|i|u|is|it)\b/
const GESTURE =
  /\b(?:je|j|on|nous) (?:(?:ne|n|le|la|les|l|lui|leur|me|m|y|en|vais|dois) )*(?!(?:ai|suis|est|sommes|pense|crois|sais|dirais|trouve|peux|veux|aime|reste|connais|maitrise|considere|suis|m adapte)\b)\w{3,}|\b(?:d abord|ensuite|puis|enfin)\b|[,;:.] ?(?:et )?[a-z]{3,}(?:er|ir|re) /
const WHY =
  /\b(?:parce|car|pour|afin|sinon|puisqu\w*|vu que|comme|donc|raison\w*|eviter|sans quoi|c est (?:ce qui|pour|la?|les?|une?|l|mon|notre|lui|elle|trop|plus|moins)|du coup|ca (?:permet|evite)|autant|risque\w*|voila)\b|:/
const CONTINGENCY =
  /\b(?:si|s il|s ils|s elle|sinon|au cas|ecarts?|en cas|quand|des que|tant que|jusqu|selon|au dela|autrement|a defaut|faute de|dans le doute|si besoin|peut etre|risqu\w*|jet(?:te|te[es]?)|poubelle|rebuts?|refus\w*|a mes depens|erreurs?|incidents?|alert\w*|urgence\w*|secours|rate\w*|panne\w*)\b/
const CHECKED =
  /\b(?:verifi\w*|control\w*|compar\w*|mesur\w*|test\w*|essa\w*|reli[st]\w*|relecture|recompt\w*|pes\w+|regard\w*|constat\w*|jusqu\w*|valid\w*|recett\w*|point\w*|rapproch\w*|recoup\w*|cadrag\w*|justif\w*|jauge|niveau|cale|etalonn\w*|repass\w*|revien\w*|reteste\w*|assur\w*|confirm\w*|savoir si|voir si|voit si|sond\w*|suiv\w*|surveill\w*|observ\w*|echantillon\w*|signe\w*|inspect\w*|thermometre|chronom\w*|recontrol\w*|temperature\w*|not(?:e|es|er|ee|ees)|carnet|cahier|restaur\w*|cumul\w*|grille|repes\w*|relu\w*|examin\w*|evalu\w*|bilans?|revoi[st]|degres|tir(?:e|ee|es) au sort|ecout\w*|retour\w*|jusque?)\b|\d/
const LIVED =
  /\b(?:j (?:ai|avais|etais)|nous avons|on a(?:vait)?|c etait|deja|jamais|hier|la (?:derniere|premiere) fois|l an (?:dernier|passe)|le mois dernier|une fois|un jour|en (?:19|20)\d\d|arrive\w*|depuis|chez|dans mon|ans de|mon ancien\w*|experience|apprenti\w*|stage)\b/
const AFTER =
  /\b(?:resultats?|au final|finalement|au bout|a la fin|depuis|desormais|maintenant|aujourd hui|encore|toujours|ensuite|apres|du coup|enfin|fini\w*|termin\w*|le lendemain|plus (?:un|une|aucun\w*|jamais|personne|rien)|zero|evit\w*|gagn\w*|passe\w*|baiss\w*|tomb\w*|remont\w*|accept\w*|sign\w*|content\w*|merci\w*|remerci\w*|regl\w*|repar\w*|reussi\w*|march\w*|rentr\w*|reven\w*|revien\w*|repris\w*|partie?s?|livr\w*|obten\w*|valid\w*|adopt\w*|garde\w*|chang\w*|soulag\w*|pass(?:ait|aient)|pay(?:ait|aient))\b|\b(?:il|elle|ils|elles|ca|cela|ce|mon \w+|ma \w+|les \w+|le \w+|la \w+) (?:\w+ )?(?:s en |s |l |m |lui |leur )?(?:a|ont|est|sont|etait|etaient) \w+/
const KEPT =
  /\b(?:depuis|desormais|dorenavant|maintenant|aujourd hui|appris|retenu\w*|retiens|retient|compris|comprend\w*|lecon\w*|garde\w*|erreurs?|j aurais|la prochaine|a refaire|referais|toujours|jamais|plus tard|systemati\w*|chaque|habitude|important\w*|il faut|fallait|fallu|regret\w*|le plus dur|avec le recul|\w+rait|j ai eu peur|il ne faut|essentiel|etendu\w*|generalis\w*|adopt\w*|utilis\w*|standard\w*|procedure\w*|regle|reste|rester|mieux vaut|enseign\w*|change\w* ma|ma facon|souvent|me suis dit|me dis|montre que|prouve)\b/
const TIED =
  /\b(?:vous|votre|vos|ici|annonce|offre|ce poste|cette (?:mission|place|equipe|maison)|chez|poste|metier|je (?:cherche|voudrais|veux|souhaite\w*|viens|postule|vise)|j aimerais|apport\w*|servir\w*|utile\w*|je (?:connais|saur\w+|pourr\w+)|a l aise)\b/
const WISHED =
  /\b(?:parce|car|envie\w*|attir\w*|plai\w*|plu|plait|aim\w*|ador\w*|prefer\w*|interess\w*|motiv\w*|passion\w*|cherch\w*|veux|voudrais|voulais|souhait\w*|vien\w*|choisi\w*|projet|quitt\w*|chang\w*|rejoin\w*|apprend\w*|appris|retrouv\w*|manqu\w*|sens|raison\w*|pour|besoin|reve\w*|parle|retenu\w*|touche\w*|importe\w*|mieux|meilleure?s?|perspectives|package|naturelle|avantages?|donc)\b/
const PROVEN =
  /\b(?:j (?:ai|avais|etais)|je (?:fais|tiens|travaille|suis|connais|vends|vis)|depuis|ans|annees?|mois|semaines?|stage\w*|chez|visite\w*|lu|vu|fait|experience|job|benevol\w*|famille|grand mere|pere|mere|apprenti\w*|cap|bac|diplome\w*|client\w*)\b/
const AIMED =
  /\b(?:je (?:cherche|voudrais|veux|souhaite\w*|vise|viens|postule|compte|prefere\w*|me vois)|j (?:aimerais|ai envie|espere|attends)|maintenant|aujourd hui|objectif|projet|envie|votre|vos|vous|ce poste|annonce|ici|chez vous|prochain\w*|evoluer|rejoindre|desormais|pret\w*|(?:etape|suite) (?:logique|suivante)|m interesse\w*|m attire\w*)\b/
const DATED = new RegExp(
  String.raw`\d|\b(?:dispo\w*|libre|preavis|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|immediat\w*|tout de suite|maintenant|semaines?|mois|${PLAIN_MONTHS}|rentree|quand (?:il )?vous|des que|jours?|matins?|soirs?|aujourd hui)\b`,
)
const PRICED = /\d|\b(?:smic|convention|grille|mille|salaire|tarif|pretentions?)\b/
const ASKED =
  /\?|\b(?:savoir|(?<!pas de |pas d autres? |aucune )question\w*|demander\w*|comprendre|comment|combien|qui (?:sera|est|fait)|quels?|quelles?|est ce que|y a t il)\b/
const WORK_ASKED =
  /\b(?:equipe\w*|client\w*|patient\w*|outil\w*|formation|form\w*|chantier\w*|tuteur\w*|projet\w*|mission\w*|tournee\w*|secteur|stock\w*|planning|service|materiel|produit\w*|enfant\w*|usager\w*|classe|premier\w*|integr\w*|remplac\w*|binome|seule?|quel(?:le|s|les)?|comment|minibus|vehicules?|camions?|machines?|logiciels?|qui (?!est|paie))/
const SUCCESS_ASKED =
  /\b(?:reussi\w*|reussite|attend\w*|objectif\w*|six mois|trois mois|attentes|critere\w*|satisfait\w*|bien fait)\b/
const NEXT_STEP =
  /\b(?:prochain\w*|etapes?|suite|reponse|decision|rappel\w*|recontact\w*|entretien)\b/

/** What came of a work, and not what it was. */
const OUTCOME =
  /\b(?:baiss\w*|augment\w*|gagn\w*|redui\w*|divis\w*|doubl\w*|evit\w*|amelior\w*|passe\w* de|tombe\w* a|ramene\w*|au lieu d\w*|sans (?:remarque|accident|incident|reserve|retard|erreur)|zero|plus (?:un|une|aucun\w*)|felicit\w*|remerci\w*|confi(?:e|ee|es|ait|aient)\b|rempli\w*|promu\w*|nommee?|reussi\w*|resultats?|encore (?:utilise\w*|aujourd hui)|qu il utilise|on m a (?:demande|propose|donne)|certifi\w*|objectifs?|chiffre d affaires|corrig\w*|fini par|change\w*|permis|grace a)\b|\d ?%/
export const EVIDENCE = {
  number: NUMBER,
  ownAct: OWN_ACT,
  gesture: GESTURE,
  why: WHY,
  contingency: CONTINGENCY,
  checked: CHECKED,
  lived: LIVED,
  after: AFTER,
  kept: KEPT,
  tied: TIED,
  wished: WISHED,
  proven: PROVEN,
  aimed: AIMED,
  dated: DATED,
  priced: PRICED,
  asked: ASKED,
  workAsked: WORK_ASKED,
  successAsked: SUCCESS_ASKED,
  nextStep: NEXT_STEP,
  outcome: OUTCOME,
} as const satisfies Record<string, RegExp>

export type EvidenceName = keyof typeof EVIDENCE

/** Whether any of these could be in a text. */
export const mayHold = (plainText: string, names: readonly EvidenceName[]): boolean =>
  names.some((name) => EVIDENCE[name].test(plainText))
