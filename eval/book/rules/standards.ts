import type { Page } from '#app/interviewer/coach/book/page.ts'
import { faultsOfQuestion } from '#app/interviewer/standards.ts'
import { type Fault, fault } from '../fault.ts'

/** What the product would refuse of a model, the book does not ask either. */
export function faultsOfStandards({ questions }: Page): Fault[] {
  return questions.flatMap(({ id, text, beginner }) =>
    [text, beginner ?? ''].flatMap((asked) =>
      asked === ''
        ? []
        : faultsOfQuestion(asked).map(({ check, detail }) =>
            fault('interview', id, `${check} ${detail}, « ${asked} »`),
          ),
    ),
  )
}
