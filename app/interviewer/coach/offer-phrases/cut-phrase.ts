export const LONGEST_PHRASE = 100
const SHORTEST_HEAD = 24

/** Where a long phrase may end without harm, the best places first. */
const BOUNDARIES: readonly RegExp[] = [
  / ?[;:](?= )/g,
  /,? (?=afin d|tout en |notamment|ainsi que |dans le (?:respect|cadre)|en vue d|de manière à|y compris|grâce à|en collaboration|en lien|en étroite|en veillant|en respectant|en garantissant|en assurant|en fonction|conformément|selon |par exemple|comme )/g,
  /, (?:et |puis |ou )?(?=[\p{L}])/gu,
  / (?=(?:visant|intervenant|permettant|concernant|relati[fv]e?s?|liée?s?|nécessaires?) )/g,
  / (?=(?:pour|en|et|dans|sur|avec|auprès|lors|via|par|ou) )/g,
  / (?=(?:de|du|des|à|au|aux) |d')/g,
]
/** The first boundaries part whole ideas; the others may leave a stump. */
const WHOLE_IDEAS = 2
const DANGLING =
  /[\s,;:.!?…–—(«"'/&-]+$|(?<!\p{L})(?:et|ou|de|du|des|d'|à|au|aux|la|le|les|l'|un|une|en|dans|sur|pour|par|avec|sans|ainsi|que|qu'|qui|dont|notamment|afin|tout|vos|votre|nos|notre|ses|son|sa|leurs?|ce|cette|ces|plus|très|y compris|etc|lors|selon|comme|entre|vers|chez|auprès|sous|puis)$/iu

/** The phrase without brackets or final marks, ended at a natural place when it is too long. */
export function cutPhrase(text: string, longest = LONGEST_PHRASE): string {
  const whole = tidy(withoutBrackets(text))
  if (whole.length <= longest) return whole

  for (const [rank, boundary] of BOUNDARIES.entries()) {
    const end = lastBoundary(whole, boundary, longest)
    if (end < SHORTEST_HEAD) continue
    const head = tidy(whole.slice(0, end))
    return rank < WHOLE_IDEAS ? head : withoutStump(head, whole.slice(end))
  }
  return ''
}

/** A cut can leave a stump of the next idea: « …et mettre », « …en liant », « …centré ». */
function withoutStump(head: string, cutOff: string): string {
  const bare = head
    .replace(/(?:,| et| ou)(?: à la| à l'| de la| de| d'| à| la| le| les| des)? ?[\p{L}-]+$/u, '')
    .replace(/ (?:en|visant à|permettant de|dans leur|pour) [\p{L}-]+$/u, '')
  const participle = /^[ ,]*(?:sur|à|au|aux|par|en|de|du|des|d')/.test(cutOff)
    ? bare.replace(/ (?:\p{L}+(?:ant|ants|ante|antes)|\p{L}{3,}ée?s?|liée?s?)$/u, '')
    : bare
  return tidy(participle.length >= SHORTEST_HEAD ? participle : head)
}

function lastBoundary(text: string, boundary: RegExp, longest: number): number {
  return [...text.slice(0, longest + 2).matchAll(boundary)]
    .map(({ index }) => index)
    .filter((index) => index <= longest)
    .reduce((last, index) => Math.max(last, index), -1)
}

function withoutBrackets(text: string): string {
  return text
    .replace(/ ?\([^()]{0,400}\)/g, '')
    .replace(/ ?\[[^[\]]{0,400}\]/g, '')
    .replace(/ ?[([].*$/s, '')
    .replace(/[)\]]/g, '')
}

/** Removes what cannot end a phrase: marks, articles, prepositions, « etc. ». */
export function tidy(text: string): string {
  let tidied = text.replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim()
  for (let round = 0; round < 6 && DANGLING.test(tidied); round++) {
    tidied = tidied.replace(DANGLING, '').trimEnd()
  }
  return tidied
}
