import type { Page, SubjectPage } from './page.ts'
import index from './subjects.json' with { type: 'json' }

/** What tells whether an offer names a subject, without its page. */
export type KnownSubject = Pick<SubjectPage, 'code' | 'name' | 'only' | 'activities'>

/** All the subjects of the book. */
export const knownSubjects = (): readonly KnownSubject[] =>
  index as unknown as readonly KnownSubject[]

/** The subjects among these pages, as they are kept beside the index of questions. */
export const subjectsOf = (pages: readonly Page[]): KnownSubject[] =>
  pages.filter(isSubject).map(({ code, name, only, activities }) => ({
    code,
    name,
    ...(only && { only }),
    activities,
  }))

export const isSubject = (page: Page): page is SubjectPage => page.code.startsWith('subject-')
