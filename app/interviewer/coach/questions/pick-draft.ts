import { beginning, resemble, stemsAsked } from '../../standards/resemblance.ts'
import { faultsOfQuestion } from '../../standards.ts'
import { contentStems } from '../french/stem.ts'
import type { Draft } from './draft.ts'

type Test = (draft: Draft) => boolean

/** The first faultless draft that is unlike the others: in its beginning first, then in what it is about. */
export function pickDraft(
  drafts: readonly Draft[],
  others: readonly Draft[],
  isWanted: Test = () => true,
): Draft | undefined {
  const startsAlone = (draft: Draft, count: number) =>
    others.every((other) => start(other, count) !== start(draft, count))
  const isUnlike = (draft: Draft) =>
    others.every((other) => !resemble(stemsOf(other).asked, stemsOf(draft).asked))
  const isFresh = (draft: Draft) =>
    others.every((other) => !overlap(stemsOf(other).about, stemsOf(draft).about))

  const wishes: Test[] = [
    (draft) => startsAlone(draft, 1) && isFresh(draft),
    (draft) => startsAlone(draft, 2) && isFresh(draft),
    (draft) => startsAlone(draft, 3) && isFresh(draft),
    (draft) => startsAlone(draft, 3),
  ]
  for (const wish of wishes) {
    const found = drafts.find(
      (draft) => wish(draft) && isWanted(draft) && isUnlike(draft) && isSound(draft),
    )
    if (found) return found
  }
  return undefined
}

const isSound: Test = ({ text }) => faultsOfQuestion(text).length === 0

const startByDraft = new WeakMap<Draft, string[]>()

function start(draft: Draft, count: number): string {
  const words = startByDraft.get(draft) ?? beginning(draft.text).split(' ')
  startByDraft.set(draft, words)
  return words.slice(0, count).join(' ')
}

interface Stems {
  about: ReadonlySet<string>
  asked: ReadonlySet<string>
}

const stemsByDraft = new WeakMap<Draft, Stems>()

function stemsOf(draft: Draft): Stems {
  const known = stemsByDraft.get(draft)
  if (known) return known
  const stems = {
    about: new Set(contentStems(draft.about ?? '')),
    asked: stemsAsked(draft.text),
  }
  stemsByDraft.set(draft, stems)
  return stems
}

/** Whether two pieces of the offer speak of the same thing: « la caisse », « tenir la caisse ». */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared > 0 && shared >= Math.min(one.size, other.size) * 0.6
}
