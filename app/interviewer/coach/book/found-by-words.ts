import circumstances from './circumstances.json' with { type: 'json' }
import type { CircumstancePage, Page, SubjectPage } from './page.ts'
import subjects from './subjects.json' with { type: 'json' }

/** What tells whether an offer names what a page is about, without the page. */
type Found<Sought extends SubjectPage | CircumstancePage> = Pick<
  Sought,
  'code' | 'name' | 'only' | 'activities'
>
export type KnownSubject = Found<SubjectPage>
export type KnownCircumstances = Found<CircumstancePage>

/** All the subjects of the book. */
export const knownSubjects = (): readonly KnownSubject[] =>
  subjects as unknown as readonly KnownSubject[]

/** All the circumstances of the book, by the page of theirs. */
export const knownCircumstances = (): readonly KnownCircumstances[] =>
  circumstances as unknown as readonly KnownCircumstances[]

/** Those of these pages that are found by words of their own, as they are kept beside the index of questions. */
export const foundByWords = <Sought extends SubjectPage | CircumstancePage>(
  pages: readonly Page[],
  isSought: (page: Page) => page is Sought,
): Found<Sought>[] =>
  pages.filter(isSought).map(({ code, name, only, activities }) => ({
    code,
    name,
    ...(only && { only }),
    activities,
  }))

export const isSubject = (page: Page): page is SubjectPage => page.code.startsWith('subject-')

export const isCircumstance = (page: Page): page is CircumstancePage =>
  page.code.startsWith('circumstance-')
