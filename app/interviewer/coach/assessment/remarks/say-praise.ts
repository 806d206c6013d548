import { normalizeText } from '../normalize-text.ts'
import { actIn } from './acts.ts'
import { figureIn } from './figure.ts'
import type { Praise } from './praise.ts'

/** Praises that only say « a gesture » or « a figure »: the quote itself tells which. */
const BY_FIGURE: Readonly<Record<string, (figure: string) => string>> = {
  'from-to': (figure) => `l'écart se lit tout seul, ${figure}`,
  measured: (figure) => `${figure}, cela se vérifie et se retient`,
  avoided: (figure) => `${figure}, un effet que l'on peut vérifier`,
  figures: (figure) =>
    OF_TRADE.test(figure)
      ? `une valeur de métier, ${figure}, et non une généralité`
      : `un repère concret, ${figure}, et non une généralité`,
  'own-measured': (figure) => `${figure}, l'ampleur de ce que vous avez fait se voit`,
  path: (figure) => `un repère qui situe votre parcours, ${figure}`,
  fact: (figure) => `un fait précis, ${figure}`,
}
/** What is measured with an instrument or a rule. */
const OF_TRADE =
  /%|°|€|m²|\d ?(?:mm|cm|m|km|g|kg|ml|cl|l|h|s|min|bars?|volts?|v|a|w|kw|hz|degrés?|minutes?|heures?|secondes?|jours?|litres?|grammes?|kilos?)(?!\p{L})/iu
const OWN = /\b(?:je|j|on|nous|ai)\b/
const BY_ACT = new Set(['own', 'own-first', 'step', 'end', 'check', 'alert', 'own-measured'])

/** What is worth saying of these very words: their figure or their gesture is named when they hold one. */
export function sayPraise({ id, remark }: Praise, quote: string): string {
  const byFigure = BY_FIGURE[id]
  const figure = byFigure ? figureIn(quote) : null
  if (byFigure && figure) return byFigure(figure)
  const isOwn = id !== 'end' || OWN.test(normalizeText(quote))
  return (BY_ACT.has(id) && isOwn ? actIn(normalizeText(quote))?.shows : undefined) ?? remark
}
