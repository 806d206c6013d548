import type { Feedback } from './contract.ts'

/** Said when what was added would have lowered the score. */
const ADDITION_CHANGES_NOTHING = 'Votre réponse à la relance ne change pas votre score.'

/**
 * The feedback of an answer once the recruiter asked back, who does so once. An addition that would
 * lower the score leaves it, and what weighs most against it is still said first. A question that was
 * answered is not said to come.
 */
export function afterFollowUp(first: Feedback, both: Feedback): Feedback {
  const isOpen = (text: string) => !first.followUp || !text.includes(first.followUp)
  const improvements = both.improvements.filter(isOpen)
  const heard = heardInEither(first, both)
  if (both.score >= first.score) return withoutFollowUp({ ...both, ...heard, improvements })
  const [mend] = improvements
  const isNew = mend !== undefined && !first.improvements.includes(mend)
  return withoutFollowUp({
    ...first,
    ...heard,
    analysis: `${first.analysis} ${ADDITION_CHANGES_NOTHING}`,
    improvements: [...(isNew ? [mend] : []), ...first.improvements.filter(isOpen)],
  })
}

/** A point that one of the two is proven to make was made. */
function heardInEither(first: Feedback, both: Feedback): Pick<Feedback, 'heard'> {
  if (!first.heard && !both.heard) return {}
  return { heard: [...new Set([...(first.heard ?? []), ...(both.heard ?? [])])] }
}

function withoutFollowUp({ followUp: _, ...feedback }: Feedback): Feedback {
  return feedback
}
