import type { Page, SubjectPage } from './page.ts'

/** What tells whether an offer names a subject, without its page. */
type KnownSubject = Pick<SubjectPage, 'code' | 'name' | 'only' | 'activities'>

/** The subjects among these pages, as they are kept beside the index of questions. */
export const subjectsOf = (pages: readonly Page[]): KnownSubject[] =>
  pages.filter(isSubject).map(({ code, name, only, activities }) => ({
    code,
    name,
    ...(only && { only }),
    activities,
  }))

export const isSubject = (page: Page): page is SubjectPage => page.code.startsWith('subject-')
