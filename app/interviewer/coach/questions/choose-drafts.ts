import type { Question, QuestionKind } from '../../interviewer.ts'
import { isAnchored } from '../../standards/anchoring.ts'
import { beginning, resemble } from '../../standards/resemblance.ts'
import { faultsOfQuestion } from '../../standards.ts'
import { contentStems } from '../french/stem.ts'
import type { Draft } from './draft.ts'

export interface Place {
  kind: QuestionKind
  drafts: readonly Draft[]
}

export interface Choosing {
  /** Stems of the offer that a question may name. */
  offer: ReadonlySet<string>
  /** A short offer says too little to be named in most questions. */
  isShort: boolean
  random: () => number
}

interface Chosen {
  draft: Draft
  order: number
}

/** How far ranks may be overturned, so that a second run asks other questions. */
const SPREAD = 0.75
const WANTED_ANCHORS = 5
/** A wording for anyone is not worth its place, even when it names the post. */
const GENERAL_RANK = 1.5
/** The kinds with the fewest drafts choose their beginnings first. */
const SCARCE_FIRST: readonly QuestionKind[] = [
  'technical',
  'situational',
  'behavioural',
  'presentation',
  'motivation',
  'closing',
]

/** One faultless draft for each place, in the order of the places; unlike each other as far as drafts allow. */
export function chooseDrafts(places: readonly Place[], choosing: Choosing): Question[] {
  const shuffled = places.map(({ kind, drafts }) => ({ kind, drafts: shuffle(drafts, choosing) }))
  const turns = [...shuffled.keys()].sort((a, b) => scarcity(places[a]) - scarcity(places[b]))
  const chosen = new Map<number, Draft>()
  for (const turn of turns) {
    const draft = pick(shuffled[turn]?.drafts ?? [], [...chosen.values()])
    if (draft) chosen.set(turn, draft)
  }
  if (!choosing.isShort) {
    anchorMore(shuffled, chosen, { ...choosing, highest: GENERAL_RANK })
    anchorMore(shuffled, chosen, { ...choosing, highest: Number.POSITIVE_INFINITY })
  }
  return places.flatMap(({ kind }, at) => {
    const draft = chosen.get(at)
    return draft ? [{ kind, text: draft.text }] : []
  })
}

const scarcity = (place: Place | undefined) => (place ? SCARCE_FIRST.indexOf(place.kind) : 0)

function shuffle(drafts: readonly Draft[], { random }: Choosing): Draft[] {
  return drafts
    .map((draft): Chosen => ({ draft, order: draft.rank + random() * SPREAD }))
    .sort((a, b) => a.order - b.order)
    .map(({ draft }) => draft)
}

/** Replaces questions that name nothing of the offer until enough of them do. */
function anchorMore(
  places: readonly Place[],
  chosen: Map<number, Draft>,
  { offer, highest }: Choosing & { highest: number },
): void {
  const names = ({ text }: Draft) => isAnchored(text, offer)
  for (const [at, place] of [...places.entries()].reverse()) {
    const anchored = [...chosen.values()].filter(names).length
    const current = chosen.get(at)
    if (anchored >= WANTED_ANCHORS || current === undefined || names(current)) continue
    const others = [...chosen.entries()].filter(([key]) => key !== at).map(([, draft]) => draft)
    const better = pick(
      place.drafts.filter((draft) => draft.rank < highest && names(draft)),
      others,
    )
    if (better) chosen.set(at, better)
  }
}

function pick(drafts: readonly Draft[], others: readonly Draft[]): Draft | undefined {
  const isUnlike = (draft: Draft) => others.every(({ text }) => !resemble(text, draft.text))
  const isFresh = (draft: Draft) =>
    draft.about === null || others.every(({ about }) => !overlap(about, draft.about))
  const startsAlone = (draft: Draft, words: number) =>
    others.every(({ text }) => beginning(text, words) !== beginning(draft.text, words))
  const isSound = ({ text }: Draft) => faultsOfQuestion(text).length === 0

  const wishes: ((draft: Draft) => boolean)[] = [
    (draft) => startsAlone(draft, 1) && isFresh(draft) && isUnlike(draft),
    (draft) => startsAlone(draft, 2) && isFresh(draft) && isUnlike(draft),
    (draft) => startsAlone(draft, 3) && isFresh(draft) && isUnlike(draft),
    (draft) => startsAlone(draft, 3) && isUnlike(draft),
  ]
  for (const wish of wishes) {
    const found = drafts.find((draft) => wish(draft) && isSound(draft))
    if (found) return found
  }
  return undefined
}

/** Whether two pieces of the offer speak of the same thing: « la caisse », « tenir la caisse ». */
function overlap(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const [first, second] = [new Set(contentStems(one)), new Set(contentStems(other))]
  const shared = [...first].filter((stem) => second.has(stem)).length
  return shared > 0 && shared >= Math.min(first.size, second.size) * 0.6
}
