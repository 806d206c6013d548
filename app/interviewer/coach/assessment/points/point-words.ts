import { contentStems } from '../../french/stem.ts'

/** Words that name a point as words of any point would: to hold them says nothing. */
const OF_ANY_POINT = new Set(
  contentStems(
    'personne personnes travail temps jour jours fait faits dit dite dire question précis précise bon bonne réel réelle réels vrai vraie claire clair simple concret concrète nommé nommée chose suite place part point cas moment façon petit petite deux premier premiers première autres seul vite mieux vraiment utile juste propre possible quelque',
  ),
)
/** « absorber, pas de l'eau »: what follows is what it is not. */
const EXCLUDED = /(?:^|[\s,(])(?:pas|sans|jamais|ni|plutôt que?|et non|au lieu d[e'])\s+.*$/iu

/** The words that carry the sense of a point, apart from those of its question and from what it excludes. */
export const wordsOfPoint = (point: string, question: string): Set<string> =>
  ownWords(point.replace(EXCLUDED, ' '), question)

/** The words of a point, whatever it says of them, apart from those of its question. */
export function ownWords(point: string, question: string): Set<string> {
  const asked = new Set(contentStems(question))
  return new Set(contentStems(point).filter((word) => !asked.has(word) && !OF_ANY_POINT.has(word)))
}

/** How many of these words a text says, and does not deny. */
export const sharedWords = (words: ReadonlySet<string>, text: string): number =>
  new Set(contentStems(text.replace(DENIED, ' ')).filter((word) => words.has(word))).size
const DENIED = /(?<!\p{L})(?:sans|ni|jamais|aucune?)\s+(?:\S+\s+){0,2}\S+/giu
