import { type Dictated, dictateAt, follow, type Heard, write } from './dictated-text.ts'

/** Writes into a field what is heard, where the hand was; words typed meanwhile stay where they are. */
export function openField(
  field: HTMLTextAreaElement,
  { onText, onTaken }: { onText: (text: string) => void; onTaken: () => void },
) {
  let dictated: Dictated = dictateAt(field.value, placeIn(field))
  const typed = () => {
    const next = follow(dictated, field.value)
    dictated = next
    if (next.isTaken) onTaken()
  }
  field.addEventListener('input', typed)
  return {
    write(heard: Heard) {
      if (field.value !== dictated.text) typed()
      const { selectionStart, selectionEnd } = field
      const before = dictated
      dictated = write(dictated, heard)
      if (dictated.text === before.text) return
      field.value = dictated.text
      const moved = dictated.text.length - before.text.length
      const placed = (place: number) => (place >= before.end ? place + moved : place)
      field.setSelectionRange(placed(selectionStart), placed(selectionEnd))
      onText(dictated.text)
    },
    close: () => field.removeEventListener('input', typed),
  }
}

/** Where the caret is while one is in the field; its end for whoever is elsewhere. */
const placeIn = (field: HTMLTextAreaElement): number =>
  document.activeElement === field ? field.selectionEnd : field.value.length
