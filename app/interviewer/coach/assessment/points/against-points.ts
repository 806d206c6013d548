import { contentStems } from '../../french/stem.ts'
import type { Judgement } from '../judge.ts'
import { DID, DOES_SOMETHING } from '../remarks/first-person.ts'
import type { Improvement } from '../remarks/limit-remarks.ts'
import { quoteOf } from '../remarks/quote.ts'
import { excludedBy } from './point-words.ts'

const POOR = 50
const URGENCY = 91
const SAYS_NO = /\b(?:pas|ne|n|jamais|sans|rien|aucune?|ni|non|refus\w*|plutot|au lieu|evit\w*)\b/

/** What a poor answer does where the page awaits that it is not done: « absorber, pas de l'eau ». */
export function againstPoints({ page, answer, score }: Judgement): Improvement[] {
  if (!page || score >= POOR || page.points.redLine) return []
  const asked = new Set(contentStems(page.asked.text))
  for (const { point } of page.asked.expects) {
    const excluded = contentStems(excludedBy(point) ?? '').filter((word) => !asked.has(word))
    if (excluded.length === 0) continue
    const sentence = answer.sentences.find(({ quote, plain }) => {
      if (SAYS_NO.test(plain) || !(DID.test(plain) || DOES_SOMETHING.test(plain))) return false
      const said = new Set(contentStems(quote))
      return excluded.every((word) => said.has(word))
    })
    const quote = sentence && quoteOf(sentence, answer.raw)
    if (!quote) continue
    const remark = `le recruteur attend le contraire, « ${point} ».`
    return [{ urgency: URGENCY, text: `« ${quote} » : ${remark}`, quote, remark }]
  }
  return []
}
