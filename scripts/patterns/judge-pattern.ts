import type { AST } from '@eslint-community/regexpp'
import { degreeOf } from './ambiguity.ts'
import { automatonOf, parser } from './automaton.ts'

interface Verdict {
  /** Of the time that it takes over a text, at worst: 1 linear, 2 quadratic; infinite is exponential. */
  degree: number
  /** The alternative that takes it. */
  part: string
}

/** How the time of a pattern grows with the text, as its own words say; guesses upwards. */
export function judgePattern(source: string, flagged: string): Verdict {
  const flags = {
    unicode: flagged.includes('u'),
    unicodeSets: flagged.includes('v'),
    ignoreCase: flagged.includes('i'),
    dotAll: flagged.includes('s'),
    multiline: flagged.includes('m'),
    sticky: flagged.includes('y'),
  }
  const pattern = parser.parsePattern(source, 0, source.length, flags)
  const toDo: { alternatives: AST.Alternative[]; isSearch: boolean }[] = [
    { alternatives: pattern.alternatives, isSearch: !flags.sticky },
  ]
  let worst: Verdict = { degree: 0, part: source }
  for (const { alternatives, isSearch } of toDo) {
    // Alternatives are tried one after the other: the worst counts.
    for (const alternative of alternatives) {
      const isFree = isSearch && (flags.multiline || !beginsAtStart(alternative))
      const automaton = automatonOf(alternative, flags, isFree)
      const degree = degreeOf(automaton)
      if (degree > worst.degree) worst = { degree, part: alternative.raw }
      for (const one of automaton.lookarounds)
        toDo.push({ alternatives: one.alternatives, isSearch: true })
    }
  }
  return worst
}

const beginsAtStart = ({ elements: [first] }: AST.Alternative) =>
  first?.type === 'Assertion' && first.kind === 'start'
