const DANGLING =
  /[\s,;:.!?…–—(«"'/&-]+$|(?<!\p{L})(?:et|ou|de|du|des|d'|à|au|aux|la|le|les|l'|un|une|en|dans|sur|pour|par|avec|sans|ainsi|que|qu'|qui|dont|notamment|afin|tout|vos|votre|nos|notre|ses|son|sa|leurs?|ce|cette|ces|plus|très|y compris|etc|lors|selon|comme|entre|vers|chez|auprès|sous|puis)$/iu

/** Removes what cannot end a phrase: marks, articles, prepositions, « etc. ». */
export function tidy(text: string): string {
  let tidied = text.replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim()
  for (let round = 0; round < 6 && DANGLING.test(tidied); round++) {
    tidied = tidied.replace(DANGLING, '').trimEnd()
  }
  return tidied
}
