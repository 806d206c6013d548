import type { OfferFacts } from '../offer-facts/offer-facts.ts'

/** Trades that people enter every day without having done the work. */
const ENTERED_WITHOUT_EXPERIENCE: ReadonlySet<string> = new Set(
  'A1401 A1402 A1403 A1444 D1505 D1507 F1704 G1501 G1502 G1603 G1605 G1607 G1803 H3302 J1301 K1302 K1304 K1306 K1311 K1706 K2201 K2202 K2204 K2205 K2303 N1102 N1103 N1105 N1106 N1113 N1115 N1116 N4104'.split(
    ' ',
  ),
)

/** Whether whoever is asked may never have done this work: the offer says so, or asks for nothing in a trade that many begin with. */
export function mayBeABeginner({
  isForBeginners,
  asksForExperience,
  trades,
  leadsPeople,
}: Pick<OfferFacts, 'isForBeginners' | 'asksForExperience' | 'trades' | 'leadsPeople'>): boolean {
  const [trade] = trades
  return (
    isForBeginners ||
    (!asksForExperience &&
      !leadsPeople &&
      trade !== undefined &&
      ENTERED_WITHOUT_EXPERIENCE.has(trade.own ?? trade.code))
  )
}
