import { entretienTechnique } from './entretien-technique.ts'
import { finance } from './finance.ts'
import type { FirstArticle } from './first-article.ts'
import { marketing } from './marketing.ts'
import { methodeStar } from './methode-star.ts'
import { periodeEssai } from './periode-essai.ts'
import { preparerEnUneSoiree } from './preparer-en-une-soiree.ts'
import { questionsInterdites } from './questions-interdites.ts'
import { raconterUneVente } from './raconter-une-vente.ts'
import { salaire } from './salaire.ts'
import { testTechnique } from './test-technique.ts'

/** Ten articles of the product's own, loaded once into an empty database. */
export const FIRST_ARTICLES: readonly FirstArticle[] = [
  preparerEnUneSoiree,
  entretienTechnique,
  questionsInterdites,
  methodeStar,
  raconterUneVente,
  salaire,
  marketing,
  testTechnique,
  finance,
  periodeEssai,
]
