import circumstances from './circumstances.json' with { type: 'json' }
import type { CircumstancePage, Page, SubjectPage } from './page.ts'
import subjects from './subjects.json' with { type: 'json' }

/** What tells whether an offer names a subject, without its page. */
export type KnownSubject = Pick<SubjectPage, 'code' | 'name' | 'only' | 'activities'>

/** All the subjects of the book. */
export const knownSubjects = (): readonly KnownSubject[] =>
  subjects as unknown as readonly KnownSubject[]

/** All the pages of circumstances, each with what tells them. */
export const knownCircumstances = (): readonly KnownSubject[] =>
  circumstances as unknown as readonly KnownSubject[]

/** Those of these pages that are found by words of their own, as they are kept beside the index of questions. */
export const foundByWords = (
  pages: readonly Page[],
  isSought: (page: Page) => page is SubjectPage | CircumstancePage,
): KnownSubject[] =>
  pages.filter(isSought).map(({ code, name, only, activities }) => ({
    code,
    name,
    ...(only && { only }),
    activities,
  }))

export const isSubject = (page: Page): page is SubjectPage => page.code.startsWith('subject-')

export const isCircumstance = (page: Page): page is CircumstancePage =>
  page.code.startsWith('circumstance-')
