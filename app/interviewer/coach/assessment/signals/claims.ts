/** Claims that look like proof and are not, heard in plain text. */
const NOT_MINE =
  /\bje n y ai pas touche\b|\bmoi j etais la\b|\bj ai (?:juste|seulement) regarde\b|\bc est (?:mon|ma|un|une|le|la) (?:collegue|chef|responsable|patron|tuteur|binome|equipe)(?: \w+)? qui (?:a|avait|ont)\b|\b(?:mon|ma|le|la) (?:collegue|chef|cheffe|responsable|patron|patronne|tuteur|binome)\w* (?:a|avait) tout (?:organise|fait|prepare|gere|decide|prevu)\w*/
const NEGATED =
  /\b(?:n a|n ai|n avons|ont pas|a pas|n a rien|n avons rien|on a rien|on n a rien|n ont) (?:pas |rien )?(?:reduit|baisse|change|ameliore|abouti|marche|servi|evite|regle|gagne)\b|\brien (?:reduit|change|ameliore)\b|\b(?:est|sont) restee?s? a \d|\bca n a (?:pas|rien) (?:marche|change|donne)\b/
const UNBELIEVABLE =
  /\bmultiplie\w* (?:\w+ ){0,3}par \d{3,}\b|\bpremier mondial\b|\bnumero (?:un|1) mondial\b|\b[1-9]\d{3,} ?%|\btoutes les requetes\b|\b100 ?% (?:des clients|de reussite|satisfait)/
const DENIGRATES =
  /\b(?:ma|mon|mes|la|le|les) (?:cadre|cheff?e?s?|patronn?e?s?|direct\w+|manager|responsable)\b.{0,60}\b(?:incompeten\w*|incapable\w*|nulle?s?|feignant\w*|faineant\w*|tyran\w*|folle|menteu\w*|voleu\w*|copine d\w*|ne? devrait pas (?:exercer|travailler|diriger))\b|\b(?:mon|ma|mes|l) (?:ancien\w{0,20}|dernier\w{0,20}|ex)?,? ?(?:patron\w{0,20}|chef\w{0,20}|employeur\w{0,20}|boite|directeur|directrice|manager|entreprise|responsable|collegues?)\b.{0,50}\b(?:incapable\w*|voleu\w*|incompetent\w*|nul\w*|con|idiot\w*|pourri\w*|tyran\w*|malhonnete\w*|menteu\w*|escroc\w*)\b|\bclaquant la porte\b|\b(?:ce|mon|le|mes|les|ma|la|l|cette|ces) (?:\w+ )?(?:patron\w*|chef\w*|equipe|collegues?|boite|directeur|directrice|direction)\b,? (?:c etait|etait|etaient|c est|est|sont) (?:tous |toutes |vraiment )?(?:des? |une? )?(?:gros(?:se)? )?(?:incapable\w*|faineant\w*|feignant\w*|nul\w*|bons? a rien|incompetent\w*|cretins?|abrutis?|tocards?)\b/

/** « Il commence par… Elle vérifie… »: a whole answer in which whoever answers does nothing. */
const SOMEBODY =
  /(?:^|[.!?\n] ?|\b(?:ensuite|puis|apres|et|d abord|enfin) )(?:il|elle|ils|elles) (?!(?:faut|y|s agit|est|sont|a|ont|pleut)\b)\w+/g
const ONESELF = /\b(?:je|j|me|m|moi|mon|ma|mes|on|nous|notre|nos)\b/
export const isToldOfAnother = (text: string) =>
  !ONESELF.test(text) && (text.match(SOMEBODY)?.length ?? 0) > 1

export const isSomeoneElses = (text: string) => NOT_MINE.test(text)
export const deniesResult = (text: string) => NEGATED.test(text)
export const isUnbelievable = (text: string) => UNBELIEVABLE.test(text)
export const denigrates = (text: string) => DENIGRATES.test(text)

/** Private facts that no recruiter may ask for: never used, never commented on. */
const PRIVATE =
  /\bj ai (?:\d\d|(?:vingt|trente|quarante|cinquante|soixante)(?:[ -](?:et[ -])?\w+)?) ans\b(?! d)|\bje m appelle [^,.;]{2,30},? (?:et )?\d\d ans\b(?! d)|^(?:1[6-9]|[2-6]\d) ans\b(?=[,.;]|$| (?:et|mais|je|j|bientot)\b)|(?<!\b(?:commence\w*|debute\w*|travaill\w*|embauchee?|entree?|apprenti\w*|partie?|arrivee?|parti travailler) )\ba \d\d ans\b|\bmon age\b|\b(?:je suis|j etais|suis) (?:\w+ )?(?:divorce\w*|mariee?|celibataire|pacse\w*|veuf|veuve|enceinte|syndique\w*|handicape\w*|croyant\w*|musulman\w*|catholique|juif|juive|diabetique|depressi\w*|malade)\b|\b(?:ma (?:maladie|grossesse|sante|religion|femme|conjointe)|mon (?:cancer|handicap|mari|conjoint|divorce|conge maternite|burn ?out)|mes (?:deux |trois |quatre )?enfants|rqth|j (?:etais|ai ete|suis) en (?:arret|invalidite|mi temps therapeutique)|antidepresseurs?|pour burn ?out|j ai fait (?:\w+ ){0,3}(?:ans?|mois) de prison|je sors de prison|j (?:etais|ai ete) (?:en prison|incarcere\w*)|j ai (?:eu |fait |traverse )?(?:un |une )?(?:cancer|depression|maladie|burn ?out|handicap)|j ai (?:un|une|deux|trois|quatre|\d) (?:enfants?|filles?|fils|gamins?))\b/
export const isPrivate = (text: string) => PRIVATE.test(text)

const PERSONAL_DATA =
  /\b0\d(?:[ .-]?\d\d){4}\b|\b\d{1,4},? (?:rue|avenue|av|boulevard|bd|place|impasse|chemin) \w+|\b[\w.-]{1,64}@[\w-]{1,64}\.\w/
export const holdsPersonalData = (text: string) => PERSONAL_DATA.test(text)
