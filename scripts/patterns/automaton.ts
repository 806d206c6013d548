import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { CharSet } from 'refa'
import { type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis'

/** Each place of a pattern where it reads a sign, what it reads there, and where it may go on. */
export interface Automaton {
  reads: CharSet[]
  follow: number[][]
  /** It can go from one place to the same next one in two ways, inside a repetition. */
  hasTwins: boolean
  /** What it looks at before or behind, which is run as a pattern of its own. */
  lookarounds: AST.LookaroundAssertion[]
}

/** Enough of a bounded repetition to see what it does inside one that is not: what must be, what may. */
const REQUIRED = 8
const OPTIONAL = 2

interface Piece {
  isNullable: boolean
  first: number[]
  last: number[]
}

const NOTHING: Piece = { isNullable: true, first: [], last: [] }
export const parser = new RegExpParser({ ecmaVersion: 2025 })

/** Glushkov's automaton of one alternative, for a pattern that may begin anywhere, or at one place. */
export function automatonOf(
  alternative: AST.Alternative,
  flags: ReadonlyFlags,
  isSearch: boolean,
): Automaton {
  const reads: CharSet[] = []
  const follow: Set<number>[] = []
  const lookarounds: AST.LookaroundAssertion[] = []
  let hasTwins = false

  function place(set: CharSet): Piece {
    follow.push(new Set())
    const at = reads.push(set) - 1
    return { isNullable: false, first: [at], last: [at] }
  }
  function join(before: Piece, after: Piece) {
    for (const from of before.last) {
      for (const to of after.first) {
        if (follow[from]?.has(to)) hasTwins = true
        follow[from]?.add(to)
      }
    }
  }
  function sequence(before: Piece, after: Piece): Piece {
    join(before, after)
    return {
      isNullable: before.isNullable && after.isNullable,
      first: before.isNullable ? [...before.first, ...after.first] : before.first,
      last: after.isNullable ? [...after.last, ...before.last] : after.last,
    }
  }
  const whole = ({ elements }: AST.Alternative): Piece =>
    elements.map(pieceOf).reduce(sequence, NOTHING)

  function either(alternatives: AST.Alternative[]): Piece {
    const pieces = alternatives.map(whole)
    return {
      isNullable: pieces.some(({ isNullable }) => isNullable),
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
    }
  }
  function repeated({ element, min, max }: AST.Quantifier): Piece {
    const isEndless = max === Number.POSITIVE_INFINITY
    const required = Math.min(min, REQUIRED)
    const copies = isEndless ? Math.max(1, required) : required + Math.min(max - min, OPTIONAL)
    let all = NOTHING
    for (let copy = 0; copy < copies; copy++) {
      const one = pieceOf(element)
      if (isEndless && copy === copies - 1) join(one, one)
      all = sequence(all, copy < required ? one : { ...one, isNullable: true })
    }
    return all
  }
  function pieceOf(element: AST.Element): Piece {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return either(element.alternatives)
      case 'Quantifier':
        return repeated(element)
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind') lookarounds.push(element)
        return NOTHING
      case 'Backreference': {
        const again = place(everything(flags))
        if (!isLong(element)) return again
        join(again, again)
        return { ...again, isNullable: true }
      }
      default:
        return place(toUnicodeSet(element, flags).chars)
    }
  }

  const { first } = whole(alternative)
  if (isSearch) {
    const { first: start } = place(everything(flags))
    for (const at of start) follow[at] = new Set([at, ...first])
  }
  return { reads, follow: follow.map((to) => [...to]), hasTwins, lookarounds }
}

/** What is said again may be of any length, unless it is plainly one sign. */
const isLong = ({ resolved }: AST.Backreference) =>
  [resolved].flat().some(({ raw }) => /[*+?{|]/.test(raw.slice(1)))

function everything(flags: ReadonlyFlags): CharSet {
  const [any] = parser.parsePattern('[^]', 0, 3, flags).alternatives[0]?.elements ?? []
  return toUnicodeSet(any as AST.CharacterClass, flags).chars
}
