import type { Feedback } from './contract.ts'

/** Said when what was added would have lowered the score. */
const ADDITION_CHANGES_NOTHING = 'Votre réponse à la relance ne change pas votre score.'

/**
 * The feedback of an answer once the recruiter asked back, who does so once. An addition that would
 * lower the score leaves it, and what weighs most against it is still said first.
 */
export function afterFollowUp(first: Feedback, both: Feedback): Feedback {
  if (both.score >= first.score) return withoutFollowUp(both)
  const [mend] = both.improvements
  const isNew = mend !== undefined && !first.improvements.includes(mend)
  return withoutFollowUp({
    ...first,
    analysis: `${first.analysis} ${ADDITION_CHANGES_NOTHING}`,
    improvements: isNew ? [mend, ...first.improvements] : first.improvements,
  })
}

function withoutFollowUp({ followUp: _, ...feedback }: Feedback): Feedback {
  return feedback
}
