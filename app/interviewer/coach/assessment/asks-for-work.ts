import { normalizeText } from './normalize-text.ts'

const WORK_DONE =
  /\b(?:presentez|parlez|racontez) moi (?:d |de |des |du |l |la |le |les |un |une |deux |vos |votre )(?!vous\b|(?:\S+ ){0,2}(?:parcours|cv|formations?|etudes|experiences?)\b)/

/** Whether a first question asks for what one has done (a campaign, the sites one knew) and not for one's path. */
export const asksForWork = (question: string) =>
  WORK_DONE.test(normalizeText(question).replace(/-/g, ' '))
