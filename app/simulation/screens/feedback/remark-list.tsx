import { MarkNumber } from '#app/ui/marked.tsx'
import { noBreak } from '#app/ui/no-break.ts'
import type { Remark } from './marks.ts'

interface Props {
  title: string
  tone: 'good' | 'improve'
  remarks: readonly Remark[]
  /** What is said where there is no remark. */
  nothing?: string
}

const NOTHING = 'Rien à relever sur cette réponse.'
const TITLES = { good: 'text-good', improve: 'text-improve' }

/** Remarks under their title, each with the number of the words it speaks of, if it has one. */
export function RemarkList({ title, tone, remarks, nothing = NOTHING }: Props) {
  return (
    <section>
      <h3 className={`mb-2 text-[1.375rem] sm:mb-3 ${TITLES[tone]}`}>{title}</h3>
      {remarks.length === 0 ? (
        <p className="text-ink-soft">{nothing}</p>
      ) : (
        <ul className="grid gap-2 sm:gap-3">
          {remarks.map(({ text, number }) => (
            <li key={`${number}${text}`} className="grid grid-cols-[1.5rem_1fr] gap-3">
              {number === null ? (
                <span aria-hidden="true" className={`text-center font-heading ${TITLES[tone]}`}>
                  »
                </span>
              ) : (
                <MarkNumber
                  tone={tone}
                  number={number}
                  className="mt-0.5 inline-flex size-6 items-center justify-center"
                />
              )}
              <span>{noBreak(text)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
