import type { Page } from '../book/page.ts'

const TO_A_LEADER =
  /(?<!\p{L}|avec )(?:votre équipe|vos équipes|vos collaborateurs|encadrez)(?!\p{L})/iu
const OF_LEADING =
  /(?<!\p{L})(?:apprenti|stagiaire|recrue|tutorat|encadr|votre équipe|vos équipes|débutant)/iu

/** Whether a question is said to somebody who has people to lead. */
export const isToALeader = (text: string): boolean => TO_A_LEADER.test(text)

/** Whether it speaks of training or leading others, which whoever begins does not do. */
export const isOfLeading = (text: string): boolean => OF_LEADING.test(text)

/** A page that asks about leading as often as this is that of a trade of leaders. */
const OFTEN = 3

/** Whether the trade of this page is to lead people. */
export const isOfLeaders = (trade: Page | null): boolean =>
  (trade?.questions.filter(({ text }) => isToALeader(text)).length ?? 0) >= OFTEN
