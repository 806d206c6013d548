import type { QuestionKind } from '../../kinds.ts'
import { normalizeWords } from '../book/match-words.ts'
import { WORDINGS } from './wordings/of-kinds.ts'

interface Known {
  kind: QuestionKind
  /** What stands between its slots, folded. */
  pieces: readonly string[]
}

let known: readonly Known[] | undefined

/** The kind of a question that one of the wordings makes; null when none does. */
export function kindOfWording(question: string): QuestionKind | null {
  known ??= WORDINGS.map(([kind, wording]) => ({
    kind,
    pieces: wording.split(/\{[^}]+\}/).map(normalizeWords),
  }))
  const asked = normalizeWords(question)
  return known.find(({ pieces }) => isMadeOf(asked, pieces))?.kind ?? null
}

function isMadeOf(asked: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces
  if (!asked.startsWith(first)) return false
  let from = first.length
  for (const piece of others) {
    const at = asked.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return pieces.at(-1) === '' || from === asked.length
}
