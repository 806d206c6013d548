import { noBreak } from '#app/ui/no-break.ts'

/** A sentence ends; a quoted one goes on. */
const VERDICT_END = /^[^«»]{1,240}?[.!?…](?=\s|$)/

/** The verdict, its first sentence, is read at a glance; the rest follows. */
export function Analysis({ text }: { text: string }) {
  const verdict = VERDICT_END.exec(text)?.[0] ?? ''
  const rest = text.slice(verdict.length).trimStart()
  return (
    <div className="grid gap-3 whitespace-pre-wrap">
      {verdict !== '' && (
        <p className="font-heading text-[1.25rem] leading-snug">{noBreak(verdict)}</p>
      )}
      {rest !== '' && <p>{noBreak(rest)}</p>}
    </div>
  )
}
