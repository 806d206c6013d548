import { detectLanguage } from '../coach/french/language.ts'

const FRENCH: ReadonlySet<string> = new Set(['fr', 'unknown'])

/** A text with each quotation in another language left empty, but for the mark that ends it. */
export const withoutForeignWords = (text: string): string =>
  text.replace(/«[ \u00a0]([^«»]*?)[ \u00a0]»/gu, (quotation, said: string) =>
    FRENCH.has(detectLanguage(said))
      ? quotation
      : `«\u00a0…${said.endsWith('?') ? '\u00a0?' : ''}\u00a0»`,
  )
