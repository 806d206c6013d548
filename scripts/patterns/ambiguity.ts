import type { Automaton } from './automaton.ts'
import { componentsOf } from './components.ts'

/** Beyond so many triples of places, what could be is taken to be. */
const MOST_TRIPLES = 200_000

/**
 * How many repetitions in a row can share out one text among them, as the degree of the time that
 * it takes to find that nothing fits: 1 is linear, 2 quadratic. Infinite is exponential.
 */
export function degreeOf({ reads, follow, hasTwins }: Automaton): number {
  if (hasTwins) return Number.POSITIVE_INFINITY
  const component = componentsOf(follow)
  const reached: ReadonlySet<number>[] = []
  const sizes = Map.groupBy(component.keys(), (at) => component[at])
  const isLoop = (at: number) =>
    (sizes.get(component[at])?.length ?? 0) > 1 || !!follow[at]?.includes(at)
  const loops = [...reads.keys()].filter(isLoop)
  const meets = remembering((one: number, other: number) => !isDisjoint(one, other))
  const meetAll = (one: number, two: number, three: number) =>
    meets(one, two) && meets(two, three) && meets(one, three) && shareASign(one, two, three)

  if (loops.some(isExponential)) return Number.POSITIVE_INFINITY
  return loops.length === 0 ? 0 : 1 + longestChain()

  function isDisjoint(one: number, other: number) {
    const set = reads[other]
    return !set || !reads[one] || reads[one].isDisjointWith(set)
  }
  function shareASign(one: number, two: number, three: number) {
    const [a, b, c] = [reads[one], reads[two], reads[three]]
    return !!a && !!b && !!c && !a.intersect(b).isDisjointWith(c)
  }

  /** One text leads from a place back to it in two ways. */
  function isExponential(loop: number): boolean {
    const inside = (at: number) => next(at).filter((to) => component[to] === component[loop])
    const pairsFrom = (from: Pair) =>
      spread(from, ([one, other]) =>
        inside(one).flatMap((a) =>
          inside(other)
            .filter((b) => meets(a, b))
            .map((b): Pair => [a, b]),
        ),
      )
    const home: Pair = [loop, loop]
    for (const pair of pairsFrom(home).values()) {
      if (pair[0] !== pair[1] && pairsFrom(pair).has(home.join())) return true
    }
    return false
  }

  /** One text can be read by a first loop, by a second, and by the way from one to the other. */
  function shares(first: number, second: number): boolean {
    const goal = [first, second, second].join()
    const ways = spread([first, first, second] as Triple, ([stays, goes, arrived]) => {
      const found: Triple[] = []
      for (const a of next(stays)) {
        if (component[a] !== component[first]) continue
        for (const c of next(arrived)) {
          if (component[c] !== component[second] || !meets(a, c)) continue
          for (const b of next(goes)) {
            if (reach(b).has(second) && meetAll(a, b, c)) found.push([a, b, c])
          }
        }
      }
      return found
    })
    return ways.has(goal) || ways.size > MOST_TRIPLES
  }

  function longestChain(): number {
    const byComponent = [...Map.groupBy(loops, (at) => component[at] ?? 0)].sort(
      ([a], [b]) => a - b,
    )
    const chains: { members: number[]; length: number }[] = []
    // What comes after stands before in the order of the components.
    for (const [, members] of byComponent) {
      let length = 0
      for (const later of chains) {
        if (later.length < length) continue
        if (members.some((a) => later.members.some((b) => reach(a).has(b) && shares(a, b))))
          length = later.length + 1
      }
      chains.push({ members, length })
    }
    return Math.max(...chains.map(({ length }) => length))
  }

  function next(at: number): readonly number[] {
    return follow[at] ?? []
  }
  function stepOf([at]: [number]) {
    return next(at).map((to): [number] => [to])
  }
  function reach(from: number): ReadonlySet<number> {
    reached[from] ??= new Set([...spread<[number]>([from], stepOf).values()].flat())
    return reached[from]
  }
}

type Pair = [number, number]
type Triple = [number, number, number]

/** Everything that can be come to, by its name. */
function spread<Place extends number[]>(from: Place, nextOf: (place: Place) => Place[]) {
  const seen = new Map([[from.join(), from]])
  for (const place of seen.values()) {
    if (seen.size > MOST_TRIPLES) break
    for (const to of nextOf(place)) if (!seen.has(to.join())) seen.set(to.join(), to)
  }
  return seen
}

function remembering(find: (one: number, other: number) => boolean) {
  const known = new Map<string, boolean>()
  return (one: number, other: number) => {
    const key = one < other ? `${one},${other}` : `${other},${one}`
    const found = known.get(key) ?? find(one, other)
    known.set(key, found)
    return found
  }
}
