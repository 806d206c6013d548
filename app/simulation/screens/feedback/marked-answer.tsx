import { Marked } from '#app/ui/marked.tsx'
import type { Passage } from './marks.ts'

/** The answer as it was written, with the words that the remarks speak of underlined. */
export function MarkedAnswer({ passages }: { passages: readonly Passage[] }) {
  return (
    <blockquote className="border-l-2 border-hairline pl-5 leading-[1.75] max-sm:pl-4 max-sm:text-base wrap-anywhere whitespace-pre-wrap">
      {passages.map(({ start, text, mark }) =>
        mark ? (
          <Marked key={start} tone={mark.positive ? 'good' : 'improve'} number={mark.number}>
            {text}
          </Marked>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </blockquote>
  )
}
