import { figureIn } from './figure.ts'
import type { Praise } from './praise-form.ts'

/** What it is good to have none of: « zéro euro » was cut from « zéro euro perdu ». */
const NONE =
  /^(?:zéro|0|aucune?|plus une?|pas une?) (?:seule? )?(?:retard|accident|incident|perte|refus|casse|réclamation|plainte|oubli|rejet|erreur|échec|doublon|chute|panne|[ée]cart|litige|faute|bug|sinistre|absence|retour|souci|blocage|accrochage|défaut|relance)/iu

/** What is worth saying of these very words: what no longer happens is named; null when it is none. */
export function sayPraise({ id, remark }: Praise, quote: string): string | null {
  if (id !== 'avoided') return remark
  const figure = figureIn(quote)
  return figure && NONE.test(figure) ? `${figure}, c'est un effet net` : null
}
