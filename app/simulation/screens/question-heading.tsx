import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { useFocusHere } from './use-focus-here.ts'

interface Props {
  question: string
  size: 'large' | 'small'
}

const SIZES = {
  large: 'text-question',
  small: 'text-[1.375rem] leading-[1.18] sm:text-[1.625rem]',
}

/** The question, brought to keyboard and screen reader as soon as it appears. */
export function QuestionHeading({ question, size }: Props) {
  const heading = useFocusHere<HTMLHeadingElement>()
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`quoted max-w-[36rem] scroll-mt-8 break-words outline-none ${SIZES[size]}`}
    >
      <KeptPairs>{question}</KeptPairs>
    </h1>
  )
}
