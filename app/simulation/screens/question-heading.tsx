import { useFocusHere } from './use-focus-here.ts'

interface Props {
  question: string
  size: 'large' | 'small'
}

const SIZES = {
  large: 'text-question',
  small: 'text-[1.375rem] leading-[1.18] sm:text-[1.625rem]',
}

/** « Décrivez-moi », « donne-t-elle »: a verb and its pronoun, which stay on one line. */
const WITH_PRONOUN =
  /(\p{L}{2,14}-(?:t-)?(?:moi|nous|vous|je|ils?|elles?|on|ce|les?|la)(?![\p{L}-]))/u

/** The question, brought to keyboard and screen reader as soon as it appears. */
export function QuestionHeading({ question, size }: Props) {
  const heading = useFocusHere<HTMLHeadingElement>()
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`quoted max-w-[36rem] scroll-mt-8 break-words outline-none ${SIZES[size]}`}
    >
      {question.split(WITH_PRONOUN).map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={piece} className="whitespace-nowrap">
            {piece}
          </span>
        ),
      )}
    </h1>
  )
}
