/** « 4242 4242 4242 4242 »: the digits of a card by four, as they stand on it. */
export const groupedDigits = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')

/** Groups what a field holds while it is typed; the caret stays behind the digit it stood behind. */
export function groupDigits(field: HTMLInputElement): void {
  const caret = field.selectionStart ?? field.value.length
  const before = field.value.slice(0, caret).replace(/\D/g, '').length
  const grouped = groupedDigits(field.value)
  if (grouped === field.value) return
  field.value = grouped
  const place = before === 0 ? 0 : before + Math.floor((before - 1) / 4)
  field.setSelectionRange(place, place)
}
