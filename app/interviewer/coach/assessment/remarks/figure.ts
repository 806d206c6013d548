import { MONTHS } from '../../french/months.ts'

const UNIT = '(?:%|€|k€|m²|m2|\\p{L}{1,40})'
const AMOUNT = '\\d{1,12}(?:[\\u0020\\u00a0\\u202f.]\\d{3}){0,4}(?:,\\d{1,4})?'
const WRITTEN =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|zéro|aucune?'

/** The most telling piece first: a change, a share, then any amount with its unit. */
const PIECES: readonly RegExp[] = [
  new RegExp(
    `de (?:${AMOUNT}) ?${UNIT}?(?: \\p{L}+)? à (?:moins de )?(?:${AMOUNT}|${WRITTEN})(?: ?${UNIT})?`,
    'iu',
  ),
  new RegExp(
    `(?:${AMOUNT}|${WRITTEN})(?: ?${UNIT}){0,2} (?:sur|contre|au lieu de|pour) (?:${AMOUNT}|${WRITTEN})(?: ?${UNIT})?`,
    'iu',
  ),
  /(?<![\p{L}\d])(?:(?:zéro|0) \p{L}{4,}|(?:aucune?|plus une?|pas une?) (?:seule? )?(?:retards?|accidents?|incidents?|pertes?|refus|casse|réclamations?|plaintes?|oublis?|rejets?|erreurs?|chutes?|pannes?|écarts?|litiges?|fautes?|bugs?|sinistres?|absences?|retours?|blessés?|impayés?|fuites?|pénalités?|annulations?|départs?|doublons?|accrochages?|vols?|défauts?|relances?|remarques?))/iu,
  new RegExp(`(?<![\\d/])(?:${AMOUNT}) ?(?:%|€|k€|m²|km)`, 'iu'),
  new RegExp(
    `(?<![\\p{L}\\d])(?:${AMOUNT}|${WRITTEN}) (?!\\p{L}+é(?!\\p{L})|(?:${WRITTEN}|ans?|h|heures?|fois|choses?|raisons?|questions?|façons?|exemples?|idées?|mots?|phrases?|${MONTHS}|et|de|à|ou|par|sur|seule?s?|autres?|qui|que|dans|chez|avec|depuis|pour|(?:petite?s? )?(?:frères?|s(?:œ|oe)urs?))(?!\\p{L}))(?:(?:petit|grand|gros|bon|nouve|jeune|proch|premi|derni)\\p{L}* )?\\p{L}{3,}(?:-\\p{L}+)*`,
    'iu',
  ),
]

/** Years say when, not how much. */
const PERIOD = /^(?:19|20)\d\d |^de (?:19|20)\d\d à (?:19|20)\d\d/

/** « trois toilettes sur quatre », « de 12 à 5 minutes »: the figure of a quote, in its own words; null when it has none. */
export function figureIn(quote: string): string | null {
  for (const piece of PIECES) {
    const found = quote.match(piece)?.[0].trim()
    if (found && !PERIOD.test(found))
      return found.replace(/\s(?:et|de|à|ou|par|pour|le|la|les)$/i, '')
  }
  return null
}
