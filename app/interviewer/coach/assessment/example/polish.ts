/** Spoken habits that a prepared answer leaves out. */
const SPOKEN =
  /(?:^|\s)(?:euh|ben|bah|hein|bon ben|genre|du coup|en fait|voilà|voila)(?=[\s,.]|$),?/gi
const OPENING = /^(?:(?:alors|bon|donc|ben|bref|oui|honnêtement|franchement|bonjour)[\s,]+)+/i

const SPELLINGS: readonly [RegExp, string][] = [
  [/\b([Jj])ai\b/g, "$1'ai"],
  [/\b([Jj])avais\b/g, "$1'avais"],
  [/\b([Cc])est\b/g, "$1'est"],
  [/\b([Cc])etait\b/g, "$1'était"],
  [
    /\b([JjCcLlDdNnSsMmTt]|[Qq]u) (?=(?:ai|avais|est|était|etait|a|y|en|un|une|il|elle|on)\b)/g,
    "$1'",
  ],
  [/\bg (?=\p{L}+é\b)/gu, "j'ai "],
  [/\bparceque\b/g, 'parce que'],
  [/[’‘]/g, "'"],
]

/** The candidate's own sentence, lightly brushed: no fact added, none taken away. */
export function polish(quote: string): string {
  let text = isShouted(quote) ? quote.toLocaleLowerCase('fr') : quote
  text = text
    .replace(/\*\*|__|^#+\s*/g, '')
    .replace(SPOKEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, form] of SPELLINGS) text = text.replace(pattern, form)
  text = text.replace(OPENING, '').replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
  if ((text.match(/«/g)?.length ?? 0) !== (text.match(/»/g)?.length ?? 0))
    text = text.replace(/[«»]\s?/g, '')
  if (text === '') return ''
  const capital = text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
  return /[.!?…»"]$/.test(capital) ? capital : `${capital}.`
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > 12 && capitals / letters > 0.7
}
