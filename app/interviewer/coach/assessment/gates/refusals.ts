/** « Je ne sais pas » in every politeness, over plain text. */
const DO_NOT_KNOW =
  /\b(?:je )?(?:(?:ne )?(?:sai[ts]?|sais|saurais?|saurai|vois|connais) (?:vraiment |absolument |franchement |trop |tout simplement )?(?:pas|point|rien)|chepa|che pa|chais pas|jsp|j en sais rien|je n en sais rien|aucune idee|pas d idee|j ai pas d idee|sans idee|idk|nsp|je seche|je bloque|rien (?:ne )?(?:me vient|a dire|a ajouter)|(?:pas|rien) (?:qui )?(?:me vien\w+|en tete)|je ne me souviens (?:pas|plus))\b/
/** « Je n'ai pas de réponse à vous apporter »: politeness around nothing. */
const NOTHING_TO_GIVE =
  /\b(?:pas|aucune?) (?:de |d )?(?:\w+ )?(?:reponse|exemple|element|experience|cas)\w* (?:precise? |particulier\w* )?(?:a (?:vous )?(?:apporter|donner|proposer|fournir|partager|communiquer))\b/
/** To put off, to want more time, never to have thought of it: nothing is said yet. */
const NOT_NOW =
  /\b(?:je prefere ne rien dire|je ne me sens pas (?:en mesure|capable|a l aise)|(?:pas|aucune) envie (?:de |d )(?:repondre|en parler)|(?:plus de|besoin de|un peu de) temps pour (?:vous |y |bien )?(?:repondre|reflechir)|n y ai (?:jamais|pas(?: encore)?) (?:pense|reflechi)|(?:peut|peux|pourrait|prefere|voudrais|veux|voulez) (?:on |vous |nous )?passer a (?:la suite|autre chose|la question)|j? ?sais (?:po|pu)|j ai un (?:trou|blanc)(?! (?:de|dans|entre)))\b|^(?:non,? )?(?:je n ai |il n y a )?rien de (?:special|particulier)(?: a (?:dire|signaler|ajouter))?$/
/** What was said elsewhere is no answer here. */
const ELSEWHERE =
  /^(?:c est )?(?:la )?(?:meme (?:reponse|chose|histoire)|idem|voir|cf|cv ci|comme (?:je (?:l ai |le |vous l ai |vous le )?)?(?:deja )?(?:dit|disais|explique|expliquais|indique|ecrit)\b|(?:je |on |nous )?(?:prefere |preferons )?(?:en |vous en )(?:parler(?:ai|a|ons)?|discuter(?:ai|a|ons)?) (?:de vive voix|a l oral|plus tard|ensemble|lors de l entretien|quand on se verra)|je prefere (?:vous )?en (?:parler|discuter) |je vous (?:renvoie|invite a (?:lire|regarder|consulter))|j ai deja repondu|deja repondu|tout est (?:dans|sur))\b/
const MOST_ELSEWHERE = 16
export const pointsElsewhere = (plainText: string, wordCount: number) =>
  wordCount <= MOST_ELSEWHERE && ELSEWHERE.test(plainText)

/** Applies for another reason than work, and asks not to be called. */
export const wantsNoJob = (plainText: string) =>
  /\b(?:ne )?(?:m|me) (?:appelez|rappelez|contactez|prenez) (?:surtout )?pas\b|\b(?:pour|prouve|preuve|obliger?e?|oblige)\b.{0,30}\b(?:chomage|pole emploi|france travail|allocations?|rsa)\b.{0,60}\b(?:prouve|preuve|cherche|obligee?|radie\w*)\b/.test(
    plainText,
  ) && !/\bj ai (?!pas|juste|besoin)\w+(?:e|i|u|is|it)\b/.test(plainText)

const PASS =
  /\b(?:je (?:vais devoir |prefere |voudrais |souhaite |veux |peux )?(?:ne pas (?:repondre|dire)|passer?(?! (?:l|la|le|les|un|une|du|des|de|d|par|au|aux|en|sur|mes|ma|mon|voir|chez|dans|commande|tout|toute|entre)\b))|question suivante|pas de reponse|sans reponse|je refuse de repondre|ne souhaite pas repondre|prefere ne pas repondre|aucun commentaire|no comment)\b/
/** Said alone, they pass a question; inside a sentence, one passes to the next client. */
const BARE_PASS = /\b(?:passez|passons|on passe|suivante|next|ras|joker)\b/
const MOST_BARE = 6
const NO_CASE =
  /\b(?:je n ai (?:jamais|pas) (?:eu|vecu|rencontre|connu|fait)|jamais eu|jamais (?:arrive|fait|vecu)|pas d exemple|aucun exemple|je n en ai pas|ca ne m est jamais arrive)\b/
const SMALL_TALK =
  /^(?:oui|non|ok|okay|ca va|bien|bonjour|salut|merci|peut etre|d accord|bof|rien|test|essai|azerty|qwerty|argent|voila|lol|mdr|xd|\W)+(?: (?:oui|non|ok|ca va|merci|svp|madame|monsieur|et vous))*[.! ]*$/
const POLITE =
  /\b(?:malheureusement|veuillez|cordialement|c est une (?:excellente|tres bonne|bonne) question|je vous remercie|merci|honnetement|franchement|desole\w*|pardon|excusez|s il vous plait|svp|si vous le voulez bien|sur le moment|comme cela|comme ca|pour etre honnete|je prefere ne pas dire de betises|betises|excellente question)\b/

/** « ok », « bonjour, ça va », « test »: said, but not yet an answer. */
export const isSmallTalk = (plainText: string): boolean => SMALL_TALK.test(plainText)

export function saysNothingKnown(plainText: string, wordCount: number): boolean {
  const gives =
    [DO_NOT_KNOW, PASS, NOTHING_TO_GIVE, NOT_NOW].some((cue) => cue.test(plainText)) ||
    (wordCount <= MOST_BARE && BARE_PASS.test(plainText))
  if (!gives) return false
  const isPolite = POLITE.test(plainText)
  return wordCount <= 14 || (isPolite && wordCount <= 70 && !hasMatter(plainText))
}

export const declines = (plainText: string, wordCount: number) =>
  wordCount <= 14 &&
  /\b(?:prefere|refuse|souhaite|veux) (?:de )?(?:ne )?pas (?:y )?repondre\b|\bje refuse\b.{0,12}\brepondre\b/.test(
    plainText,
  )

export const hasNoCase = (plainText: string, wordCount: number) =>
  (wordCount <= 14 && NO_CASE.test(plainText) && !/\bmais\b|\bferais\b|\brais\b/.test(plainText)) ||
  deniesAll(plainText)

const DENIAL =
  /\b(?:je n (?:ai|avais|y ai|en ai)|je ne (?:connais|maitrise|sais|suis|fais)|j ai) (?:jamais|pas|aucune?)\b[^.;:!?]*/g
const FEW_LEFT = 5

/** « Je n'ai jamais utilisé ceci, ni cela, et je n'ai pas fait… »: what is denied is all there is. */
function deniesAll(plainText: string): boolean {
  if ((plainText.match(DENIAL)?.length ?? 0) < 1 || !/\bni\b|\bet je n\b/.test(plainText))
    return false
  if (/\b(?:mais|par contre|en revanche|sauf|seulement|juste)\b/.test(plainText)) return false
  const left = plainText.replace(DENIAL, ' ').match(/[a-z0-9]+/g) ?? []
  return left.length < FEW_LEFT
}

/** Something happened, or a step is described, after all. */
function hasMatter(plainText: string): boolean {
  return /\d|\bj ai (?!pas|aucune|rien|jamais)\w+(?:e|i|u|is|it)\b|\bje (?:verifie|demande|appelle|regarde|cherche|commence|previens)\b|\brais\b/.test(
    plainText,
  )
}
