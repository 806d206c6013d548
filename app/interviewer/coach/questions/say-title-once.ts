import type { Draft } from './draft.ts'
import type { TitleWords } from './title-words.ts'

/** What stands for the title once it has been said. */
const SHORTER: readonly (readonly [before: string, after: string])[] = [
  ['un poste ', 'un poste comme celui-ci'],
  ['ce poste ', 'ce poste'],
  ['cette annonce ', 'cette annonce'],
  ['au métier ', 'à ce métier'],
  ['du métier ', 'de ce métier'],
  ['le métier ', 'ce métier'],
  ['votre parcours ', 'votre parcours'],
  ['votre travail ', 'votre travail'],
]

/** A title in both genders weighs on a sentence: a recruiter says it once, then « ce poste ». */
export function isHeavy(title: TitleWords | null): title is TitleWords {
  return title !== null && title.plain.split(' ').length >= 3
}

export const saysTitle = ({ text }: Draft, { plain, withDe }: TitleWords) =>
  text.includes(withDe) || text.includes(plain)

/** The draft with « ce poste » in place of its title; itself where the sentence cannot do without. */
export function withoutTitle<D extends Draft>(draft: D, title: TitleWords): D {
  if (!draft.text.includes(title.withDe)) return draft
  const found = SHORTER.find(([before]) => draft.text.includes(before + title.withDe))
  if (!found) return draft
  return { ...draft, text: draft.text.replace(found[0] + title.withDe, found[1]) }
}
