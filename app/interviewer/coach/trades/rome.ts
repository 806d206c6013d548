/** A sheet of the ROME with what is said of it. */
export interface RomeParent {
  code: string
  name: string
  /** Of the trades that it gathers, its own among them. */
  codes: string[]
  /** As the repertoire writes them: « Aide-soignant / Aide-soignante en gériatrie ». */
  principal: string[]
  titles: string[]
  seldom: string[]
  /** Stems that tell it from the others, each followed by its weight. */
  words: string
}

export interface RomeData {
  parents: RomeParent[]
}
