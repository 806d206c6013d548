let settle: (() => boolean) | null = null

/** Ends whatever is being said, so that it is in the field; false when words are still on their way. */
export const settleVoice = (): boolean => settle?.() ?? true

/** Says what settles the dictation that is shown; the answer ends that. */
export function onSettle(act: () => boolean): () => void {
  settle = act
  return () => {
    if (settle === act) settle = null
  }
}
