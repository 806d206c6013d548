/** The words of the offer for which a question is asked, so that whoever answers thinks of this very post. */
export const LineOfOffer = ({ line }: { line: string | null }) =>
  line === null ? null : (
    <p className="mt-2 text-base leading-snug wrap-anywhere text-ink-soft max-sm:line-clamp-2">
      Dans l'annonce{'\u00a0'}: <q className="text-ink">{line}</q>
    </p>
  )
