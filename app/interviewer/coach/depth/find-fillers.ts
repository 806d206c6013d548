interface Cue {
  words: string
  kind: 'filler' | 'hedge'
  pattern: RegExp
}

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const cue = (kind: Cue['kind'], words: string, pattern: string): Cue => ({
  kind,
  words,
  pattern: new RegExp(`${START}(?:${pattern})${END}`, 'giu'),
})

/** What fills a silence: it is taken away without a loss. */
const FILLERS = [
  cue('filler', 'euh', 'euh+|heu+'),
  cue('filler', 'ben, bah', 'ben|bah|bon ben'),
  cue('filler', 'du coup', 'du coup'),
  cue('filler', 'en fait', 'en fait'),
  cue('filler', 'voilà', 'voil[àa](?! (?:pourquoi|comment|ce qu))'),
  cue('filler', 'genre', '(?<!(?:le|ce|un|du|de|tout|son|quel|même|en) )genre(?! d)'),
  cue(
    'filler',
    'quoi',
    '(?<!(?:sais|sait|savoir|de|à|par|sur|pour|importe|ni|avec) (?:pas )?)quoi(?=\\s*(?:[.,;!…]|$))',
  ),
  cue('filler', 'tu vois, vous voyez', 'tu vois|vous voyez'),
  cue('filler', 'on va dire', 'on va dire'),
  cue('filler', 'bref', 'bref(?=[,. ])(?! d[ée]lai)'),
  cue('filler', 'en gros', '(?<!(?:vente|achat|commerce|prix) )en gros'),
]

/** What takes back half of what it says. */
const HEDGES = [
  cue('hedge', 'je pense que', "je pense qu(?:e|['’])|je pense(?=[,.])"),
  cue('hedge', 'je crois que', "je crois qu(?:e|['’])|je crois(?=[,.])"),
  cue('hedge', 'peut-être', 'peut[- ][êe]tre(?! (?:utilis|fait|mis|lu|vu))'),
  cue('hedge', "j'essaie de", "j['’](?:essaie|essaye|essayais|ai essayé)(?: de| d['’])?"),
  cue('hedge', 'un peu', 'un (?:petit )?peu(?! (?:de|d|plus|moins|après|avant))'),
  cue('hedge', 'plutôt', 'plut[ôo]t(?! (?:que|qu))'),
  cue('hedge', 'il me semble', 'il me semble'),
  cue('hedge', 'normalement', 'normalement|en principe|en théorie'),
  cue('hedge', 'sans doute', 'sans doute(?! aucun)'),
  cue('hedge', 'je dirais', 'je dirais'),
  cue('hedge', 'quelque part', 'quelque part(?= [jcni])'),
]

const QUOTES_MAX = 2
const AROUND = 32

/** Fillers and hedges of an answer, the most frequent first, with words around them as they stand. */
export const findFillers = (answer: string) =>
  [...FILLERS, ...HEDGES]
    .map(({ words, kind, pattern }) => {
      const places = [...answer.matchAll(pattern)]
      const quotes = places
        .slice(0, QUOTES_MAX)
        .map(({ index, 0: { length } }) => quoteAround(answer, index, index + length))
      return { words, kind, count: places.length, quotes: [...new Set(quotes)] }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)

/** Where a sentence or a line ends. */
const SENTENCE_END = /[.!?…](?=\s)|(?=\n)/
const LAST_SENTENCE_END = /^[\s\S]*(?:[.!?…](?=\s)|\n)/

/** Whole words on both sides, without leaving the sentence. */
function quoteAround(text: string, from: number, to: number): string {
  const first = LAST_SENTENCE_END.exec(text.slice(0, from))?.[0].length ?? 0
  const close = SENTENCE_END.exec(text.slice(to))
  const last = close ? to + close.index + close[0].length : text.length
  let start = Math.max(first, from - AROUND)
  let end = Math.min(last, to + AROUND)
  while (start > first && start < from && !/\s/.test(text[start - 1] ?? '')) start++
  while (end < last && end > to && !/\s/.test(text[end] ?? '')) end--
  return text.slice(start, end).trim()
}
