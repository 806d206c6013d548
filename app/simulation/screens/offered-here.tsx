import { interviewStore, useInterview } from '../current-interview.ts'
import { OfferedInterview } from '../offered-interview.tsx'

/** The interview of this tab, offered to the account that signed in meanwhile. */
export const OfferedHere = () => (
  <OfferedInterview
    interview={useInterview()}
    onTake={interviewStore.claim}
    onLeave={interviewStore.disclaim}
  />
)
