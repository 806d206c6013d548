import { noBreak } from '#app/ui/no-break.ts'

/** The words of the offer for which a question is asked, so that whoever answers thinks of this very post. */
export const LineOfOffer = ({ line }: { line: string | null }) =>
  line === null ? null : (
    <p className="mt-2 text-base leading-snug wrap-anywhere text-ink-soft">
      Dans l'annonce{'\u00a0'}: <q className="text-ink">{noBreak(line)}</q>
    </p>
  )
