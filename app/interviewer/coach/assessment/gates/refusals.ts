/** « Je ne sais pas » in every politeness, over plain text. */
const DO_NOT_KNOW =
  /\b(?:je )?(?:(?:ne )?(?:sai[ts]?|sais|saurais?|saurai|vois|connais) (?:vraiment |absolument |franchement |trop |tout simplement )?(?:pas|point|rien)|chepa|che pa|chais pas|jsp|j en sais rien|je n en sais rien|aucune idee|pas d idee|j ai pas d idee|sans idee|idk|nsp|je seche|je bloque|rien (?:ne )?(?:me vient|a dire|a ajouter)|(?:pas|rien) (?:qui )?(?:me vien\w+|en tete)|je ne me souviens (?:pas|plus))\b/
const PASS =
  /\b(?:je (?:vais devoir |prefere |voudrais |souhaite |veux |peux )?(?:ne pas (?:repondre|dire)|passer?)|question suivante|passez|passons|je passe|on passe|suivante|next|sans reponse|ras|pas de reponse|je refuse de repondre|ne souhaite pas repondre|prefere ne pas repondre|aucun commentaire|no comment|joker)\b/
const NO_CASE =
  /\b(?:je n ai (?:jamais|pas) (?:eu|vecu|rencontre|connu|fait)|jamais eu|jamais (?:arrive|fait|vecu)|pas d exemple|aucun exemple|je n en ai pas|ca ne m est jamais arrive)\b/
const SMALL_TALK =
  /^(?:oui|non|ok|okay|ca va|bien|bonjour|salut|merci|peut etre|d accord|bof|rien|test|essai|azerty|qwerty|argent|voila|lol|mdr|xd|\W)+(?: (?:oui|non|ok|ca va|merci|svp|madame|monsieur|et vous))*[.! ]*$/
const POLITE =
  /\b(?:c est une (?:excellente|tres bonne|bonne) question|je vous remercie|merci|honnetement|franchement|desole\w*|pardon|excusez|s il vous plait|svp|si vous le voulez bien|sur le moment|comme cela|comme ca|pour etre honnete|je prefere ne pas dire de betises|betises|excellente question)\b/

/** « ok », « bonjour, ça va », « test »: said, but not yet an answer. */
export const isSmallTalk = (plainText: string): boolean => SMALL_TALK.test(plainText)

export function saysNothingKnown(plainText: string, wordCount: number): boolean {
  const gives = DO_NOT_KNOW.test(plainText) || PASS.test(plainText)
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
  wordCount <= 14 && NO_CASE.test(plainText) && !/\bmais\b|\bferais\b|\brais\b/.test(plainText)

/** Something happened, or a step is described, after all. */
function hasMatter(plainText: string): boolean {
  return /\d|\bj ai (?!pas|aucune|rien|jamais)\w+(?:e|i|u|is|it)\b|\bje (?:verifie|demande|appelle|regarde|cherche|commence|previens)\b|\brais\b/.test(
    plainText,
  )
}
