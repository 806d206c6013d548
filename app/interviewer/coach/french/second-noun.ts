import { looksPlural, withDefinite } from './gender.ts'

/** The article of a noun coordinated without one: « la gestion des stocks et » calls « des commandes », « l'accueil et » calls « la prise ». */
export function articled(noun: string, before: string): string {
  const isPartOfMany = /(?<!\p{L})des \p{L}+s$/u.test(before) && looksPlural(noun)
  if (/(?<!\p{L})aux \p{L}+s(?: d[eu]s? \p{L}+)?$/u.test(before) && looksPlural(noun))
    return `aux ${noun}`
  return isPartOfMany ? `des ${noun}` : withDefinite(noun)
}
