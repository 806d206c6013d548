import { ALL_CATEGORIES } from '../rules.ts'
import type { ArticleFilters } from './search-params.ts'

/** What the page of a list is called. */
export function titleOf(filters: Partial<ArticleFilters> = {}): string {
  const { search = '', category = ALL_CATEGORIES, page = 1 } = filters
  return [
    "Blog & Ressources pour l'entretien",
    ...(search ? [`« ${search} »`] : []),
    ...(category === ALL_CATEGORIES ? [] : [category]),
    ...(page > 1 ? [`page ${page}`] : []),
  ].join(', ')
}

/** What search engines show under it. */
export function descriptionOf(wanted: Partial<ArticleFilters> = {}): string {
  const { category = ALL_CATEGORIES, page = 1 } = wanted
  const which =
    category === ALL_CATEGORIES ? "sur l'entretien d'embauche" : `de la catégorie ${category}`
  if (page > 1)
    return `Page ${page} de nos articles ${which} : méthode, questions de recruteurs, salaire et droit du travail, sans inscription.`
  if (category !== ALL_CATEGORIES)
    return `Nos articles ${which} : préparer l'entretien, comprendre ce que l'on y cherche, savoir quoi répondre. Concrets, relus, sans inscription.`
  return "Des articles écrits pour qui passe un entretien d'embauche : méthode, questions par métier, salaire, droit du travail. Concrets, relus, sans inscription."
}
