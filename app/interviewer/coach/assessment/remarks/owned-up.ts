import { matchesCue } from '../signals/match-cue.ts'

/** Who speaks, of what is done, and not of what must first be done: « je ne l'ai », « on n'avait », « j'y avais ». */
const HAVING = String.raw`(?<!\b(?:que|qu|si|quand|on) )\b(?:je|j|on(?! (?:me|m|nous)\b)|nous)(?: (?:ne|n|le|la|les|l|lui|leur|y|en|m|me|nous)){0,4} (?:ai|a|avons|avais|avait|avions)`
const BETWEEN =
  '(?: (?:du tout|tout|bien|vraiment|encore|toujours|juge utile de|cru bon de|pris (?:le temps|la peine) de|pense a|ose|voulu|songe a|d|le|la|les|lui|leur|en|y)){0,4}'
/** What is owed to whoever comes next: to tell, to check, to write down. Not to sign, or not to answer, may be right. */
const OWED =
  '(?:(?:ecrite?|ecrire|note[er]?)(?! ce qu)|consigne[er]?|trace[er]?|prevenue?s?|prevenir|avertie?s?|avertir|alerte[er]?|signale[er]?|informe[er]?|transmise?|transmettre|verifie[er]?s?|controle[er]?s?|recompte[er]?|teste[er]?|relue?s?|relire|desinfecte[er]?)'
/** « Pas parlé d'argent en premier » is tact; « pas parlé » is silence. */
const THERE = String.raw`(?= ?(?:[,;:.!?\n]|$)| (?:et|mais|parce|car)\b)`
const OBJECTS = '(?: (?:le|la|les|l|lui|leur|en|y)){0,2}'

/** « Je n'ai rien écrit », « on n'avait prévenu personne », « j'ai signé sans vérifier ». */
const LEFT_UNDONE: readonly RegExp[] = [
  new RegExp(String.raw`${HAVING}(?: meme)? (?:pas|rien|jamais)${BETWEEN} ${OWED}\b`),
  new RegExp(`${HAVING} (?:rien dit|pas parle)${THERE}`),
  new RegExp(
    String.raw`${HAVING}${BETWEEN} (?:${OWED} (?:a )?|(?:dit|parle) a )(?:rien|personne|aucun)\b`,
  ),
  new RegExp(
    String.raw`${HAVING} (?:oublie|omis|evite|neglige) (?:de|d)${OBJECTS} (?:${OWED}|dire)\b`,
  ),
  new RegExp(
    String.raw`${HAVING}\b[^,;:.!?\n]{0,80} sans(?:${OBJECTS} ${OWED}\b| (?:le|la)(?: lui| leur)? dire${THERE})`,
  ),
]

const ABOUT_TRUTH = '(?:vrai|exact|honnete|la verite)'
const WHOLLY = '(?: (?:tout a fait|vraiment|tres|completement|entierement))?'
/** What is no game nor tale when it is made up. */
const SAID_AS_TRUE =
  '(?:une? (?:excuse|pretexte|raison|motif|chiffre|date|panne|reponse|diplome|experience)|les? (?:chiffres?|resultats?|reponses?|reste|heures?|dates?)|des (?:chiffres|heures|excuses|resultats))'

/** « C'était pas tout à fait vrai », « j'ai inventé un motif ». */
const NOT_SO: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\bsi )\b(?:c|ce n) (?:etait|est) pas${WHOLLY} ${ABOUT_TRUTH}\b`),
  new RegExp(
    String.raw`${HAVING}(?: (?:un peu|juste|meme|simplement))? (?:menti|triche|bluffe|bidonne|antidate|truque|maquille|pretendu|dissimule|cache|passe sous silence|garde pour (?:moi|nous)|fait (?:croire|semblant|comme si)|laisse (?:courir|filer|croire))\b`,
  ),
  new RegExp(
    String.raw`${HAVING}(?: (?:un peu|juste|meme|simplement))? (?:invente|brode|gonfle|arrange)(?:${THERE}| ${SAID_AS_TRUE}\b)`,
  ),
]
/** Over, or told to whoever had to know: what is done since, and to have told, are merits. */
const MADE_GOOD =
  /\b(?:depuis|desormais|maintenant|aujourd hui|dorenavant|plus jamais|la prochaine fois|j aurais du|j ai (?:appris|compris|retenu|dit|reconnu|avoue)|je l ai (?:dit|ecrit|note|signale|reconnu|avoue)|je le (?:dis|note|ecris|signale))\b/

/** Whether whoever speaks owns up to a duty left undone or to something untrue: honest perhaps, and never a merit. */
export const ownsUp = (plain: string): boolean =>
  [...LEFT_UNDONE, ...NOT_SO].some((cue) => matchesCue(plain, cue)) && !matchesCue(plain, MADE_GOOD)
