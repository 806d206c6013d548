import type { Praised } from './praise-form.ts'

const ORDER = [
  'point',
  'from-to',
  'avoided',
  'measured',
  'witness',
  'kept-up',
  'never-again',
  'case',
  'own',
  'lived',
  'reason',
  'link',
  'question',
  'plan-b',
  'tells',
  'checks',
  'proposes',
  'gesture',
]
const rank = (id: string) => ORDER.indexOf(id) + 1 || ORDER.length + 1
/** What any act shows: in a weak answer it may be the very fault, and no verdict rests on it. */
export const OF_ANY_ACT: ReadonlySet<string> = new Set([
  'own',
  'first',
  'gesture',
  'calls',
  'proposes',
  'asks',
])
export const WEAK = 55

/** What a verdict may rest on, the strongest first. */
export const bestFirst = (praised: readonly Praised[], score: number) =>
  praised
    .filter(({ praise }) => score >= WEAK || !OF_ANY_ACT.has(praise.id))
    .sort((a, b) => rank(a.praise.id) - rank(b.praise.id))
    .flatMap(({ praise }) => praise.shows || [])
