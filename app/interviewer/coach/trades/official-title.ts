import type { Genders } from '../french/inclusive.ts'

const LETTERS = / ?\([A-Z]{2,6}\)| ?- ?[A-Z]{2,6} ?-$/g

/** « Auxiliaire de Vie Sociale -AVS- » without the letters that stand for it. */
export const withoutLetters = (official: string) => official.replace(LETTERS, '')

/** « Aide-soignant / Aide-soignante en gériatrie » in each gender, without letters and asides. */
export function genders(official: string): Genders {
  const said = withoutLetters(official).replace(/ \([^()]*\)/g, '')
  const [masculine = '', feminine = ''] = said.split(' / ')
  if (feminine === '') return { masculine, feminine: masculine }
  const tail = feminine.split(' ').slice(masculine.split(' ').length)
  return { masculine: [masculine, ...tail].join(' '), feminine }
}
