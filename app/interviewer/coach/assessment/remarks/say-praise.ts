import { figureIn } from './figure.ts'
import type { Praise } from './praise-form.ts'

/** Praises that say of an effect how large it is, in the words of the answer. */
const BY_FIGURE: Readonly<Record<string, (figure: string) => string>> = {
  'from-to': (figure) => `l'effet se mesure, ${figure}`,
  measured: (figure) => `${figure}, cela se vérifie et se retient`,
  avoided: (figure) => `${figure}, c'est un effet net`,
}
const SPAN = /^(?:de \S|.* (?:au lieu de|contre|sur|à) )/iu
const NONE = /^(?:zéro|0|aucun|plus|pas)/iu

/** What is worth saying of these very words: their figure is named when it is the effect. */
export function sayPraise({ id, remark }: Praise, quote: string): string {
  const byFigure = BY_FIGURE[id]
  const figure = byFigure ? figureIn(quote) : null
  if (!byFigure || !figure) return remark
  if (id === 'from-to' && !SPAN.test(figure)) return remark
  if (id === 'avoided' && !NONE.test(figure)) return remark
  return byFigure(figure)
}
