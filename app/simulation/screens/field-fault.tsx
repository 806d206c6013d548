/** What is wrong with a field, told where it is; the empty place stays, so that its words are announced. */
export function FieldFault({ id, fault }: { id: string; fault: string | null }) {
  return (
    <p id={id} role="alert" className="text-base font-semibold text-danger empty:hidden">
      {fault}
    </p>
  )
}
