import { noBreak } from './no-break.ts'

/** « Décrivez-moi », « donne-t-elle »: a verb and its pronoun, which stay on one line. */
const PAIR = /(\p{L}{2,14}-(?:t-)?(?:moi|nous|vous|je|ils?|elles?|on|ce|les?|la)(?![\p{L}-]))/u

/** A question in which no line ends between a verb and its pronoun, but where doubled text needs the room. */
export const KeptPairs = ({ children }: { children: string }) =>
  noBreak(children)
    .split(PAIR)
    .map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a question never move
        <span key={index} className="min-[18em]:whitespace-nowrap">
          {piece}
        </span>
      ),
    )
