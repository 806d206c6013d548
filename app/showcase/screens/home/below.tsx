import type { WhoInterviews } from '../../who-interviews.ts'
import { Features } from './features.tsx'
import { Outcome } from './outcome.tsx'
import { Steps } from './steps.tsx'

/** What the page shows below its head: nothing there can be pressed. */
export const Below = ({ interviewer }: { interviewer: WhoInterviews }) => (
  <>
    <Features interviewer={interviewer} />
    <Outcome />
    <Steps />
  </>
)
