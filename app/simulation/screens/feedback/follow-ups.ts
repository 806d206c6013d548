import { currentInterview, interviewStore } from '../../current-interview.ts'
import * as verbs from '../../follow-up-verbs.ts'

/** What may be done with what the recruiter asks back. */
export const followUps = {
  write: (index: number, text: string) =>
    interviewStore.changeSoon((now) => verbs.writeFollowUp(now, index, text)),
  give: (index: number) => interviewStore.change((now) => verbs.giveFollowUp(now, index)),
  /** Puts what was said of an answer and its addition, as long as neither was left. */
  receive: (simulationId: string, completed: verbs.Completed) => {
    const now = currentInterview()
    if (now?.simulationId !== simulationId) return
    const feedback = verbs.completedFeedback(now, completed)
    if (feedback) interviewStore.receiveFeedback(simulationId, { ...completed, feedback })
  },
  pass: (index: number) => interviewStore.change((now) => verbs.passFollowUp(now, index)),
}
