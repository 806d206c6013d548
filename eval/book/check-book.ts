import type { Page } from '#app/interviewer/coach/book/page.ts'
import { type Fault, fault } from './fault.ts'
import { findAlike } from './rules/alike.ts'
import { faultsOfExamples } from './rules/examples.ts'
import { faultsOfGender } from './rules/gender.ts'
import { faultsOfLength } from './rules/lengths.ts'
import { faultsOfLinks } from './rules/links.ts'
import { faultsOfListening } from './rules/listening.ts'
import { faultsOfPhrasing } from './rules/phrasing.ts'
import { faultsOfPitfalls, findRepeatedPitfalls } from './rules/pitfalls.ts'
import { faultsOfPlan } from './rules/plan.ts'
import { faultsOfSpelling } from './rules/spelling.ts'
import { faultsOfStandards } from './rules/standards.ts'
import { findTooWide } from './rules/too-wide.ts'
import { faultsOfTypography } from './rules/typography.ts'
import { schemaFor } from './schema.ts'

/** What is seen without a dictionary, and without comparing. */
const OF_FORM = [
  faultsOfPlan,
  faultsOfLinks,
  faultsOfLength,
  faultsOfListening,
  faultsOfPitfalls,
  faultsOfGender,
  faultsOfTypography,
]
const OF_ALL = [...OF_FORM, faultsOfPhrasing, faultsOfSpelling, faultsOfExamples, faultsOfStandards]

export interface Draft {
  /** Where it was read, as it is named in the report. */
  name: string
  content: unknown
}

/** What falls short in each page of a book, by its name; a page without its form is read no further. */
export function checkBook(drafts: readonly Draft[], { formOnly = false } = {}) {
  const faults = new Map<string, Fault[]>()
  const pages: { name: string; page: Page }[] = []
  for (const { name, content } of drafts) {
    const read = schemaFor(content).safeParse(content)
    if (read.success) pages.push({ name, page: read.data })
    else faults.set(name, read.error.issues.map(ofForm))
  }

  const whole = formOnly ? [] : pages.map(({ page }) => page)
  const acrossPages = [findAlike(whole), findTooWide(whole), findRepeatedPitfalls(whole)]
  const rules = formOnly ? OF_FORM : OF_ALL
  for (const { name, page } of pages)
    faults.set(name, [
      ...rules.flatMap((rule) => rule(page)),
      ...acrossPages.flatMap((found) => found.get(page.code) ?? []),
    ])
  return faults
}

const ofForm = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  fault('forme', null, `${path.join('.')} : ${message}`)
