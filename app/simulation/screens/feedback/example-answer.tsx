import { Card } from '#app/ui/card.tsx'
import { noBreak } from '#app/ui/no-break.ts'

const BLANK = /(\[[^[\]]+\])/

/** What another candidate answers; where a model writes it with the candidate's own facts, a blank stays visible. */
export function ExampleAnswer({ text }: { text: string }) {
  return (
    <section>
      <h3 className="mb-2 text-[1.375rem] sm:mb-3 sm:text-[1.75rem]">Exemple de réponse</h3>
      <Card className="max-sm:p-4 max-sm:text-base sm:leading-[1.75] wrap-anywhere whitespace-pre-wrap">
        {piecesOf(noBreak(text)).map(({ start, piece }) =>
          BLANK.test(piece) ? (
            <mark
              key={start}
              className="box-decoration-clone rounded-md bg-improve-tint px-1.5 py-0.5 font-semibold text-ink"
            >
              {piece}
            </mark>
          ) : (
            <span key={start}>{piece}</span>
          ),
        )}
      </Card>
    </section>
  )
}

function piecesOf(text: string) {
  let end = 0
  return text
    .split(BLANK)
    .map((piece) => {
      const start = end
      end += piece.length
      return { start, piece }
    })
    .filter(({ piece }) => piece !== '')
}
