import { figureIn } from './figure.ts'
import type { Praise } from './praise.ts'

/** Praises that only say « a gesture » or « a figure »: the quote itself tells which. */
const BY_FIGURE: Readonly<Record<string, (figure: string) => string>> = {
  'from-to': (figure) => `l'écart parle de lui-même, ${figure}`,
  measured: (figure) => `${figure}, cela se vérifie et se retient`,
  avoided: (figure) => `${figure}, un effet que l'on peut vérifier`,
  'own-measured': (figure) => `${figure}, l'ampleur de ce que vous avez fait se voit`,
}
/** What is worth saying of these very words: their figure or their gesture is named when they hold one. */
export function sayPraise({ id, remark }: Praise, quote: string): string {
  const byFigure = BY_FIGURE[id]
  const figure = byFigure ? figureIn(quote) : null
  if (byFigure && figure) return byFigure(figure)
  return remark
}
