const EMPTY_WORDS = new Set(
  'vais chose choses donner bien alors apres aussi autre autres avait avant avec avez avoir cela ceci cette ceux chaque chez comme comment contre dans deja depuis dans donc donnez dont elle elles encore entre etait etre etaient faire fait faites fois hors ils jusqu leur leurs lors mais meme mes mieux moins mon moment non nos notre nous parce parlez par pas pendant peu peut plus plutot pour pourquoi pouvez presentez quand que quel quelle quelles quels qui quoi racontez sans ses sera ses seul situation son sont sous sur tant tel tous tout toute toutes tres trop une vers vos votre vous avons exemple expliquez decrivez dites moi ma ce ces la le les des du un et ou en au aux est sa si se ne y d l j qu n s c m t'.split(
    ' ',
  ),
)
const ROOT_LENGTH = 6

/** The roots of the words that carry sense, cut short so that « livrer » meets « livraison ». */
export function roots(words: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const word of words) {
    if (word.length > 3 && !EMPTY_WORDS.has(word) && !/^\d/.test(word)) {
      found.add(word.slice(0, ROOT_LENGTH - (word.length < 7 ? 1 : 0)))
    }
  }
  return found
}

/** How many roots two texts share. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((root) => other.has(root))
}
