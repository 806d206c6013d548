/** A trade of the ROME by its titles, as the repertoire writes them: « Aide-soignant / Aide-soignante en gériatrie ». */
export interface RomeTrade {
  code: string
  principal: string[]
  titles: string[]
  seldom: string[]
}

/** A sheet of the ROME with what is said of it. */
export interface RomeParent {
  code: string
  name: string
  /** Those that it gathers, the one under its own code among them. */
  trades: RomeTrade[]
  /** Stems that tell it from the others, each followed by its weight. */
  words: string
}

export interface RomeData {
  parents: RomeParent[]
}
