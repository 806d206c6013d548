/** A family of trades, and how an offer betrays it. */
export interface TradeFamily {
  id: string
  /** Sector as in our index of sectors: « sante », « btp », « data-ia »… */
  sector: string
  /** The trade that this one is, in another place: the place is said by the text of the offer. */
  settingOf?: string
  /** Folded words or phrases (no accent, lower case, singular) that name the trade in a title. */
  titles: readonly string[]
  /** Folded words or phrases of the body that betray the trade when the title does not. */
  vocabulary: readonly string[]
}
