import { type AskedKey, titleKeys } from './job-keys.ts'
import type { RomeData, RomeParent } from './rome.ts'

interface IndexedTitle {
  /** Its sheet. */
  parent: number
  /** The code of its trade. */
  trade: string
  said: string
  keys: readonly string[]
  rank: keyof typeof RANKS
  /** Of its keys together. */
  rarity: number
}

export interface Likeness {
  title: IndexedTitle
  /** 0 to 1. */
  likeness: number
  /** Whether each of its words was written. */
  isWhole: boolean
}

/** How much a word that was not written counts against a title, and how much it is worth in all. */
const RANKS = {
  principal: { missing: 0.4, worth: 1 },
  titles: { missing: 1, worth: 1 },
  seldom: { missing: 1, worth: 0.87 },
}
/** « Vendeur » alone: of what, the rest of the offer says. */
const ONE_WORD = 0.7
const FIRST_WORD = 1.5
const WITHOUT_ITS_FIRST = 0.6
const BEGINS_OTHERWISE = 0.85

/** The titles of the repertoire, found by their words in whatever order and gender. */
export class TitleIndex {
  readonly #titles: IndexedTitle[] = []
  readonly #holding = new Map<string, number[]>()
  readonly #rarity = new Map<string, number>()

  constructor({ parents }: RomeData) {
    for (const [at, parent] of parents.entries()) this.#add(parent, at)
    for (const [key, { length }] of this.#holding)
      this.#rarity.set(key, Math.log(this.#titles.length / length) ** 2)
    for (const title of this.#titles)
      title.rarity = title.keys.reduce((sum, key) => sum + this.#rarityOf(key), 0)
  }

  /** For each sheet, the title that these words are most like. */
  like(asked: readonly AskedKey[]): Map<number, Likeness> {
    const best = new Map<number, Likeness>()
    const written = this.#written(asked)
    const [first] = written.keys()
    let whole = 0
    const sums = new Map<number, { asked: number; own: number }>()
    for (const [key, worth] of written) {
      const rarity = this.#rarityOf(key)
      whole += rarity * worth
      for (const at of this.#holding.get(key) ?? []) {
        const sum = sums.get(at)
        if (sum) {
          sum.asked += rarity * worth
          sum.own += rarity
        } else sums.set(at, { asked: rarity * worth, own: rarity })
      }
    }
    for (const [at, sum] of sums) {
      const title = this.#titles[at]
      if (!title) continue
      const { missing, worth } = RANKS[title.rank]
      const unwritten = title.rarity - sum.own
      const [begins = ''] = title.keys
      const beginning =
        begins === first
          ? 1
          : written.has(begins)
            ? BEGINS_OTHERWISE
            : BEGINS_OTHERWISE * WITHOUT_ITS_FIRST
      const isWhole = unwritten < 1e-6
      const shared =
        written.size === 1 && !isWhole
          ? ONE_WORD
          : Math.sqrt((sum.asked / whole) * (sum.own / (sum.own + missing * unwritten)))
      const likeness = shared * beginning * worth
      if (likeness > (best.get(title.parent)?.likeness ?? 0))
        best.set(title.parent, { title, likeness, isWhole })
    }
    return best
  }

  /** The words that some title knows, the first worth more. */
  #written(asked: readonly AskedKey[]): Map<string, number> {
    const written = new Map<string, number>()
    for (const { key, worth } of asked) {
      if (!this.#rarity.has(key)) continue
      const own = written.size === 0 ? worth * FIRST_WORD : worth
      written.set(key, Math.max(written.get(key) ?? 0, own))
    }
    return written
  }

  #add(sheet: RomeParent, parent: number): void {
    for (const rank of ['principal', 'titles', 'seldom'] as const)
      for (const trade of sheet.trades)
        for (const said of trade[rank]) {
          const keys = [...new Set(titleKeys(said))]
          for (const key of keys) {
            const holding = this.#holding.get(key)
            if (holding) holding.push(this.#titles.length)
            else this.#holding.set(key, [this.#titles.length])
          }
          this.#titles.push({ parent, trade: trade.code, said, keys, rank, rarity: 0 })
        }
  }

  #rarityOf(key: string): number {
    return this.#rarity.get(key) ?? 0
  }
}
