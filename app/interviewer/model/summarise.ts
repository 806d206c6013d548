import { detectLanguage } from '../coach/french/language.ts'
import type { OfferOutline } from '../coach/offer-facts/offer-outline.ts'
import type { FinishedInterview, Summary } from '../interviewer.ts'
import type { Conversation } from './call/conversation.ts'
import { refused, unusable } from './call/failures.ts'
import { findVerbatim } from './data/verbatim.ts'
import { summaryPrompt } from './prompts/summary-prompt.ts'
import { readJson } from './replies/read-json.ts'
import { readSummaryReply, type SummaryReply } from './replies/summary-reply.ts'

interface Summing {
  interview: FinishedInterview
  outline: OfferOutline
  conversation: Conversation
  /** The coach's recap of the same interview: its score is the one that is computed. */
  spare: Summary
}

const MOST = 3

/** The model's recap, under the score that our code computes; throws `InterviewerFailure`. */
export async function summarise(summing: Summing): Promise<Summary> {
  const first = await ask(summing)
  const reply = isUsable(first) ? first : together(first, await ask(summing))
  if (!isUsable(reply)) throw unusable()
  const { spare } = summing
  return {
    overallScore: spare.overallScore,
    globalStrengths: reply.globalStrengths,
    globalImprovements:
      reply.globalImprovements.length > 0 ? reply.globalImprovements : spare.globalImprovements,
    generalFeedback: reply.generalFeedback,
    headline: reply.headline || spare.headline,
    source: 'ia',
  }
}

async function ask({ conversation, outline, interview }: Summing): Promise<SummaryReply> {
  const reply = await conversation.ask(summaryPrompt(outline, interview.exchanges))
  if (reply.isRefused) throw refused()
  const given = readSummaryReply(await readJson(reply.text))
  const answers = interview.exchanges.map(({ answer }) => answer).join('\n')
  const kept = (items: string[]) =>
    items
      .filter(
        (item) => isFrench(item) && quotesTruly(item, answers) && (!reply.isCut || isEnded(item)),
      )
      .slice(0, MOST)
  return {
    globalStrengths: kept(given.globalStrengths),
    globalImprovements: kept(given.globalImprovements),
    generalFeedback: isFrench(given.generalFeedback) && !reply.isCut ? given.generalFeedback : '',
    headline: isFrench(given.headline) ? given.headline : '',
  }
}

const isFrench = (text: string) => ['fr', 'unknown'].includes(detectLanguage(text))
const isEnded = (text: string) => /[.!?»…]$/.test(text)

/** What stands between guillemets must have been said; short expressions are only named. */
function quotesTruly(item: string, answers: string): boolean {
  const quotes = item.match(/«[^»]{12,}»/g) ?? []
  return quotes.every((quote) => findVerbatim(quote, answers) !== null)
}

const isUsable = ({ generalFeedback, globalStrengths, globalImprovements }: SummaryReply) =>
  generalFeedback !== '' && globalStrengths.length + globalImprovements.length > 0

const together = (earlier: SummaryReply, later: SummaryReply): SummaryReply => ({
  globalStrengths:
    later.globalStrengths.length > 0 ? later.globalStrengths : earlier.globalStrengths,
  globalImprovements:
    later.globalImprovements.length > 0 ? later.globalImprovements : earlier.globalImprovements,
  generalFeedback: later.generalFeedback || earlier.generalFeedback,
  headline: later.headline || earlier.headline,
})
