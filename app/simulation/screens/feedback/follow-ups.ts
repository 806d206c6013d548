import * as verbs from '../../follow-up-verbs.ts'
import { session } from '../../session.ts'

/** What may be done with what the recruiter asks back. */
export const followUps = {
  write: (index: number, text: string) =>
    session.changeSoon((now) => verbs.writeFollowUp(now, index, text)),
  give: (index: number) => session.change((now) => verbs.giveFollowUp(now, index)),
  pass: (index: number) => session.change((now) => verbs.passFollowUp(now, index)),
}
