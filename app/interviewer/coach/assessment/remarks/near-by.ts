import type { ExampleAtHand } from '../example/invented.ts'
import type { Judgement } from '../judge.ts'
import { matchPoints } from '../points/match-points.ts'

/** An answer under this has most to gain by the substance. */
const FAIR = 62
const POOR = 50
const MOST_POINTS = 2

/** What the trade waits for in the neighbouring question whose example is shown, where the answer says nothing of it. */
export function awaitedNearBy({ answer, score }: Judgement, { known }: ExampleAtHand): string[] {
  if (score >= FAIR || !known?.near) return []
  const { missed, made } = matchPoints(
    answer.sentences.map(({ quote }) => quote),
    known.near,
  )
  const [first, ...others] = [...missed].sort((a, b) => b.weight - a.weight).slice(0, MOST_POINTS)
  if (!first || missed.length < made.length) return []
  const points = [first, ...others].map(({ point }) => `« ${point} »`).join(' et ')
  return [
    `À la question voisine citée plus bas, un recruteur attend par exemple ceci : ${points}. Qu'en diriez-vous ici ?`,
  ]
}

/** What is shown below as an example serves a poor answer best when something is written from it. */
export function whatTheExampleShows(
  { kind, score }: Judgement,
  { known }: ExampleAtHand,
): string[] {
  if (score >= POOR || kind === 'closing') return []
  if (known)
    return ["Lisez l'exemple plus bas, puis écrivez la vôtre : mêmes temps, vos faits à vous."]
  return kind === 'presentation' || kind === 'motivation'
    ? ["Lisez l'exemple plus bas pour sa forme, puis écrivez trois phrases avec vos propres faits."]
    : []
}
