import { withDe } from '../french/grammar.ts'
import type { ConditionId, OfferFacts } from '../offer-facts/offer-facts.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording } from './fill-wording.ts'
import {
  CLOSING_ON_THREE,
  CLOSING_ON_TWO,
  NOUN_OF_CONDITION,
} from './wordings/closing-on-several.ts'

/** As much as one condition that is told with its days and its place. */
const WORTH = 3.4
const MOST = 4

interface Told {
  id: ConditionId
  noun: string
}

/** Whoever recruits ends on what is hard in this post, several things at once, and gives the floor. */
export function closingsOnSeveral({ conditions, terms }: OfferFacts): Candidate[] {
  const told = (Object.keys(NOUN_OF_CONDITION) as ConditionId[])
    .filter((id) => conditions.includes(id) && !isSaidOtherwise(conditions, id))
    .map((id): Told => ({ id, noun: nounOf(id, terms.weekEnds) }))
    .slice(0, MOST)
  const [first, second, third] = told
  const three = first && second && third ? filled(CLOSING_ON_THREE, [first, second, third]) : []
  return [
    ...three,
    ...told.flatMap((one, at) =>
      told.slice(at + 1).flatMap((other) => filled(CLOSING_ON_TWO, [one, other])),
    ),
  ]
}

/** Nights say what is hard in turns that have some, and whoever is independent chooses the hours. */
const isSaidOtherwise = (conditions: readonly ConditionId[], id: ConditionId) =>
  (id === 'shifts' && conditions.includes('night')) ||
  (id === 'part-time' && conditions.includes('independent'))

function nounOf(id: ConditionId, weekEnds: string | null): string {
  if (id === 'weekend' && weekEnds?.includes('samedi')) return 'les samedis travaillés'
  if (id === 'weekend' && weekEnds?.includes('dimanche')) return 'les dimanches travaillés'
  return NOUN_OF_CONDITION[id] ?? ''
}

function filled(wordings: readonly string[], told: readonly Told[]): Candidate[] {
  const [one, other, third] = told.map(({ noun }) => noun)
  const said = {
    'un point': one,
    'autre point': other,
    'troisième point': third,
    'de point': one && withDe(one),
    'de autre point': other && withDe(other),
  }
  return wordings.flatMap((wording) => {
    const text = fillWording(wording, said)
    return text ? [candidate('closing', text, WORTH, { names: told.map(({ id }) => id) })] : []
  })
}
