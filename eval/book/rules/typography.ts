import type { Page } from '#app/interviewer/coach/book/page.ts'
import { withoutEnglish } from '../english.ts'
import { type Fault, fault } from '../fault.ts'
import { frenchOf } from '../sentences.ts'

const BADLY_SET: readonly [RegExp, string][] = [
  [/[^\u00a0\u202f][?!:;»](?!\d)/u, 'espace insécable devant ? ! : ; »'],
  [/«[^\u00a0\u202f]/u, 'espace insécable après «'],
  [/[\u2018\u2019]/u, 'apostrophe droite'],
  [/["“”]/u, 'guillemets français'],
  [/[ \u00a0\u202f]{2}|^\s|\s$|[\n\t]/u, 'espace de trop'],
  [/\.\.\./u, 'points de suspension en un signe'],
]

/** Straight apostrophes, no-break spaces, French quotation marks. */
export function faultsOfTypography(page: Page): Fault[] {
  return frenchOf(page).flatMap(({ question, text }) =>
    BADLY_SET.filter(([pattern]) => pattern.test(withoutEnglish(text))).map(([, name]) =>
      fault('typographie', question, `${name} : ${text}`),
    ),
  )
}
