import { foldLetters } from './fold-letters.ts'
import { words } from './tokens.ts'

export type Language = 'fr' | 'en' | 'es' | 'other' | 'unknown'

const asSet = (list: string) => new Set(list.split(' '))
const MARKS = {
  fr: asSet(
    "le la les l' un une des du de d' et est vous nous je j' il elle on au aux en dans pour par sur avec que qu' qui ne pas votre vos notre nos ce c' cette ces mon ma mes son sa ses ou mais plus tres j'ai ai suis etes avez sont ont avons sommes afin leur leurs etre avoir lors tout tous toute",
  ),
  en: asSet(
    'the of and to in is are you we our your for with on as an be will have has this that from by or at it their they who what which i my was were not can work working team about join us role if would all more',
  ),
  es: asSet(
    'el los las y del al con para por una unos que se su sus es son no lo como mas pero nuestro nuestra usted ustedes trabajo muy donde cuando yo mi fue estoy tengo porque hacer esta este sobre empresa',
  ),
  other: asSet(
    'der die das und ist sie wir mit fur auf nicht ein eine den von zu im il di che per sono della alla gli nel anche ho mio o um uma os nao com voce seu trabalho het een van niet voor met wij',
  ),
} as const
const SHORTEST = 5
const CLEAR_SHARE = 0.08

/** The language a text is written in, by its small words; a few words are not enough to say. */
export function detectLanguage(text: string): Language {
  const all = words(text.slice(0, 6000)).map(foldLetters)
  if (all.length < SHORTEST) return 'unknown'

  const share = (language: keyof typeof MARKS) =>
    all.filter((word) => MARKS[language].has(word)).length / all.length
  const ranked = (['fr', 'en', 'es', 'other'] as const)
    .map((language) => ({ language, share: share(language) }))
    .sort((a, b) => b.share - a.share)
  const first = ranked[0]
  if (!first || first.share < CLEAR_SHARE) return 'unknown'
  return first.language
}
