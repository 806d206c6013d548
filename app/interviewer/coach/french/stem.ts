import { stemmer } from '@orama/stemmers/french'
import { foldLetters } from './fold-letters.ts'
import { words } from './tokens.ts'

/** Folded words that carry no meaning of their own. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a afin ai aie ainsi ait alors apres as assez au aucun aucune aupres auquel aura aurai aurait auras aurez auront aussi autre autres autrement aux avaient avais avait avant avec avez aviez avions avoir avons ayant beaucoup bien car ce ceci cela celle celles celui cependant ces cet cette ceux chacun chacune chaque chez ci comme comment contre d dans de dehors deja depuis des desormais dessous dessus deux devant doit doivent donc dont du durant elle elles en encore enfin entre envers es est et etaient etais etait etant etc ete etes etiez etions etre eu eux fait faire faites fois font hors hui il ils j jamais je jusqu jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma mais malgre me meme memes mes mien mieux moi moins mon n ne ni non nos notamment notre nous nouveau nul on ont or ou où outre par parce parmi pas pendant peu peut peuvent plus plusieurs plutot pour pourquoi pourra pourrez pouvez pouvoir pres presque puis puisque qu quand quant que quel quelle quelles quelque quelques quels qui quoi quoique rien s sa sans se selon sera serai serez seront ses seulement si sien sinon soit sommes son sont sous souvent suis sur surtout t ta tandis tant te tel telle telles tels tes toi ton toujours tous tout toute toutes tres trop tu un une va vais vers via voici voila vont vos votre vous vraiment vu y`.split(
    ' ',
  ),
)

const LONGEST_WORD = 40
const MOST_KNOWN = 20_000
const known = new Map<string, string>()

/** What a word shares with its family: « gestion » and « gestions », « recruter » and « recrute ». */
export function stem(word: string): string {
  const folded = foldLetters(word)
  if (folded.length < 4 || folded.length > LONGEST_WORD) return folded

  const remembered = known.get(folded)
  if (remembered !== undefined) return remembered
  const found = stemmer(folded)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(folded, found)
  return found
}

/** The stems of the words that carry meaning, in order, repeats kept. */
export function contentStems(text: string): string[] {
  const found: string[] = []
  for (const word of words(text)) found.push(...stemsOfWord(word))
  return found
}

const stemsKnown = new Map<string, readonly string[]>()

function stemsOfWord(word: string): readonly string[] {
  const remembered = stemsKnown.get(word)
  if (remembered !== undefined) return remembered
  const found = word
    .split(/[-‑]/)
    .map(foldLetters)
    .filter((part) => part !== '' && !part.endsWith("'") && !STOP_WORDS.has(part))
    .filter((part) => part.length > 1 || /\d|[cr]/.test(part))
    .map(stem)
  if (stemsKnown.size > MOST_KNOWN) stemsKnown.clear()
  if (word.length <= LONGEST_WORD) stemsKnown.set(word, found)
  return found
}
