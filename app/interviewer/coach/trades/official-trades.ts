import { normalizeWords } from '../book/match-words.ts'
import type { Genders } from '../french/inclusive.ts'
import { genders } from './official-title.ts'
import type { RomeData } from './rome.ts'

/** A trade by one of its official titles. */
export interface OfficialTrade {
  code: string
  own: string
  domain: string
  title: Genders
}

interface Title {
  said: string
  words: readonly string[]
  code: string
  own: string
  rank: number
}

const MOST_FOUND = 8
const MOST_WORDS = 6

export interface OfficialTrades {
  /** Titles of which each of these words begins a word, the usual ones first; at most eight. */
  search(words: string): string[]
  /** Null for what is no official title. */
  find(title: string): OfficialTrade | null
}

/** All the titles of the repertoire, to be searched by hand. */
export function openOfficialTrades({ parents }: RomeData): OfficialTrades {
  const titles = parents.flatMap(({ code, trades }) =>
    trades.flatMap(({ code: own, principal, titles: usual, seldom }) =>
      [principal, usual, seldom].flatMap((list, rank) =>
        list.map((said): Title => {
          return { said, words: normalizeWords(said).split(' '), code, own, rank }
        }),
      ),
    ),
  )
  const byTitle = new Map(titles.map((title) => [title.said, title]))

  return {
    search(asked) {
      const sought = normalizeWords(asked).split(' ').slice(0, MOST_WORDS)
      if (sought[0] === '') return []
      const found = titles.filter(({ words }) =>
        sought.every((one) => words.some((word) => word.startsWith(one))),
      )
      return found
        .sort((a, b) => a.rank - b.rank || a.said.length - b.said.length)
        .slice(0, MOST_FOUND)
        .map(({ said }) => said)
    },
    find(title) {
      const known = byTitle.get(title)
      if (!known) return null
      const { code, own } = known
      return { code, own, domain: code.slice(0, 3), title: genders(title) }
    },
  }
}
