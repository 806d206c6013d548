import { withLostAccents } from '../../offer/lost-accents.ts'

/** Spoken habits that a prepared answer leaves out. */
const SPOKEN =
  /(?:^|\s)(?:euh|ben|bah|hein|bon ben|(?<!(?:ce|du|de|un|le|quel|quelque|même|mauvais|bon) )genre(?! (?:de|d'|humain))|du coup(?! d)|en fait(?=,|\.|$| (?:je|j'|on|nous|c'|il|elle|ils|elles|ça)\b)|voil[àa](?=,|\.|$))(?=[\s,.]|$),?/gi
const OPENING = /^(?:(?:alors|bon|donc|ben|bref|oui|honnêtement|franchement|bonjour)[\s,]+)+/i

const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<![\p{L}'])([Jj])ai(?!\p{L})/gu, "$1'ai"],
  [/(?<![\p{L}'])([Jj])avais(?!\p{L})/gu, "$1'avais"],
  [/(?<![\p{L}'])([Cc])est(?!\p{L})/gu, "$1'est"],
  [/(?<![\p{L}'])([Cc])etait(?!\p{L})/gu, "$1'était"],
  [/(?<![\p{L}'])([Jj]) (?=(?:ai|avais|aurais|étais|etais|en|y)(?!\p{L}))/gu, "$1'"],
  [/(?<![\p{L}'])([Cc]) (?=(?:est|était|etait)(?!\p{L}))/gu, "$1'"],
  [/(?<![\p{L}'])([LlDdNn]|[Qq]u) (?=(?:ai|avais|est|était|etait|un|une)(?!\p{L}))/gu, "$1'"],
  [/(?<![\p{L}'])([Qq]u) (?=(?:ils?|elles?|on)(?!\p{L}))/gu, "$1'"],
  [/(?<![\p{L}'])g (?=\p{L}+é(?!\p{L}))/gu, "j'ai "],
  [/(?<!\p{L})parceque(?!\p{L})/gu, 'parce que'],
  [/(?<!\p{L}|il )ya eu(?!\p{L})/gu, 'il y a eu'],
  [/(?<!\p{L})etait(?!\p{L})/gu, 'était'],
  [/[’‘]/g, "'"],
]

/** The candidate's own sentence, lightly brushed: no fact added, none taken away. */
export function polish(quote: string): string {
  let text = isShouted(quote) ? spokenLow(quote) : quote
  text = text
    .replace(/\*\*|__|^#+\s*/g, '')
    .replace(SPOKEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, form] of SPELLINGS) text = text.replace(pattern, form)
  text = text.replace(OPENING, '').replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
  if ((text.match(/«/g)?.length ?? 0) !== (text.match(/»/g)?.length ?? 0))
    text = text.replace(/[«»]\s?/g, '')
  text = text.replace(/\s(?:et|mais|donc|puis)$/, '')
  if (text === '') return ''
  const capital = text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
  return /[.!?…»"]$/.test(capital) ? capital : `${capital}.`
}

/** « J AI TRAVAILLE »: what capitals lost, the participle included. */
const spokenLow = (quote: string) =>
  withLostAccents(quote)
    .toLocaleLowerCase('fr')
    .replace(/(?<![\p{L}'])j ai(?!\p{L})/gu, "j'ai")
    .replace(
      /(?<=(?:j'ai|nous avons|on a) )(?!(?:une|toute|quatre|entre)\b)(\p{L}{4,})e(?!\p{L})/gu,
      '$1é',
    )

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > 12 && capitals / letters > 0.7
}
