import type { Question, QuestionKind } from '../../interviewer.ts'
import { isAnchored } from '../../standards/anchoring.ts'
import type { Draft } from './draft.ts'
import { pickDraft } from './pick-draft.ts'
import { isHeavy, saysTitle, withoutTitle } from './say-title-once.ts'
import type { TitleWords } from './title-words.ts'

export interface Place {
  kind: QuestionKind
  drafts: readonly Draft[]
}

export interface Choosing {
  /** Stems of the offer that a question may name. */
  offer: ReadonlySet<string>
  /** A short offer says too little to be named in most questions. */
  isShort: boolean
  title: TitleWords | null
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
    const draft = pickDraft(shuffled[turn]?.drafts ?? [], [...chosen.values()])
    if (draft) chosen.set(turn, draft)
  }
  const said = sayTitleOnce(shuffled, chosen, choosing)
  if (!choosing.isShort) {
    const names = namingTest(choosing.offer)
    anchorMore(said, chosen, { names, highest: GENERAL_RANK })
    anchorMore(said, chosen, { names, highest: Number.POSITIVE_INFINITY })
    anchorMore(shuffled, chosen, { names, highest: Number.POSITIVE_INFINITY })
  }
  return places.flatMap(({ kind }, at) => {
    const draft = chosen.get(at)
    return draft ? [{ kind, text: draft.text }] : []
  })
}

/** Leaves a heavy title to the first question that says it, in what is chosen and in what could replace it. */
function sayTitleOnce(
  places: readonly Place[],
  chosen: Map<number, Draft>,
  { title }: Choosing,
): readonly Place[] {
  if (!isHeavy(title)) return places
  const first = [...chosen.entries()]
    .sort(([one], [other]) => one - other)
    .find(([, draft]) => saysTitle(draft, title))?.[0]
  for (const [at, draft] of chosen) {
    if (at !== first) chosen.set(at, withoutTitle(draft, title))
  }
  return places.map(({ kind, drafts }, at) => ({
    kind,
    drafts: at === (first ?? 0) ? drafts : drafts.map((draft) => withoutTitle(draft, title)),
  }))
}

const scarcity = (place: Place | undefined) => (place ? SCARCE_FIRST.indexOf(place.kind) : 0)

function shuffle(drafts: readonly Draft[], { random }: Choosing): Draft[] {
  return drafts
    .map((draft): Chosen => ({ draft, order: draft.rank + random() * SPREAD }))
    .sort((a, b) => a.order - b.order)
    .map(({ draft }) => draft)
}

/** Whether a draft names something of the offer, found once for each draft. */
function namingTest(offer: ReadonlySet<string>): (draft: Draft) => boolean {
  const known = new Map<Draft, boolean>()
  return (draft) => {
    const found = known.get(draft) ?? isAnchored(draft.text, offer)
    known.set(draft, found)
    return found
  }
}

/** Replaces questions that name nothing of the offer until enough of them do. */
function anchorMore(
  places: readonly Place[],
  chosen: Map<number, Draft>,
  { names, highest }: { names: (draft: Draft) => boolean; highest: number },
): void {
  for (const [at, place] of [...places.entries()].reverse()) {
    const anchored = [...chosen.values()].filter(names).length
    const current = chosen.get(at)
    if (anchored >= WANTED_ANCHORS || current === undefined || names(current)) continue
    const others = [...chosen.entries()].filter(([key]) => key !== at).map(([, draft]) => draft)
    const better = pickDraft(place.drafts, others, (draft) => draft.rank < highest && names(draft))
    if (better) chosen.set(at, better)
  }
}
