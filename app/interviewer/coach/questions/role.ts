import { normalizeWords } from '../book/match-words.ts'
import type { Page } from '../book/page.ts'
import { isMeant } from '../offer-facts/is-meant.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { isOfLeaders } from './leading.ts'

const IN_CHARGE =
  /^(?:responsable|chef|cheffe|direct(?:eur|rice)|manager|gerante?|cadre|tech lead|lead) /

/** Whether the title is that of who is in charge, known by a variant of a page on those who do the work: « responsable SAV » beside who repairs. */
export function isInChargeOnly(page: Page, { lines }: Pick<OfferFacts, 'lines'>): boolean {
  const [title] = lines
  if (title === undefined || !('m' in page) || isInCharge(page.m)) return false
  return page.variants.some(({ heard }) =>
    heard.some((words) => isInCharge(words) && isMeant(title.folded, words)),
  )
}

/** Whether the post is to lead those whose page this is, none of whose variants tells: « directeur data » beside a data analyst. */
export const isInChargeOfThatTrade = (
  page: Page,
  { lines, leadsPeople }: Pick<OfferFacts, 'lines' | 'leadsPeople'>,
): boolean =>
  'm' in page &&
  leadsPeople &&
  isInCharge(lines[0]?.text ?? '') &&
  !isInCharge(page.m) &&
  !isOfLeaders(page)

const isInCharge = (words: string) => IN_CHARGE.test(`${normalizeWords(words)} `)

const ASSISTS = /^(?:assistant|assistante) /
const HELPS = /^(?:assistant|secretaire|aide|employe|agent|gestionnaire) /

/** Whether the title is that of who assists, on the page of those whom one assists: « assistant presse » beside who is in charge of communication. */
export const isAssistantOnly = (page: Page, { lines }: Pick<OfferFacts, 'lines'>): boolean =>
  'm' in page &&
  ASSISTS.test(`${normalizeWords(lines[0]?.text ?? '')} `) &&
  !HELPS.test(`${normalizeWords(page.m)} `)
