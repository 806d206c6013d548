import { catchPatterns, type FoundPattern, readPatterns } from './patterns/collect-patterns.ts'
import { judgePattern } from './patterns/judge-pattern.ts'
import { useThem } from './patterns/use-them.ts'

/** Quadratic, for texts that are short; what reads whole texts is timed by `npm run bench -- stall`. */
const HIGHEST = 2

const { written, composed } = readPatterns()
const caught = await catchPatterns(composed, useThem)
const places = new Set(caught.map(({ place }) => place))
const unseen = composed.filter((place) => !places.has(place))
const known = new Map<string, FoundPattern>()
for (const one of [...written, ...caught]) known.set(`/${one.source}/${one.flags}`, one)

const bad = [...known].flatMap(([pattern, { place, source, flags }]) => {
  const { degree, part } = judgePattern(source, flags)
  return degree > HIGHEST ? [{ place, pattern, part, degree }] : []
})
for (const { place, part, degree } of bad) {
  const time = degree === Number.POSITIVE_INFINITY ? 'exponentiel' : `de degré ${degree}`
  console.log(
    `${place} : un temps ${time} sur un texte choisi pour cela, par ${part.slice(0, 200)}`,
  )
}
for (const place of unseen) console.log(`${place} : un motif composé que le contrôle n'a pas vu`)
console.log(`${known.size} motifs, dont ${caught.length} composés`)
process.exit(bad.length + unseen.length > 0 ? 1 : 0)
