import { useNavigate } from 'react-router'
import { currentInterview, interviewStore } from '../../current-interview.ts'
import { type Interview, shownIndex, whereToResume } from '../../interview.ts'
import { whenScreensCame } from '../../interview-screens.ts'

/** Where one may go from the feedback of a question; nothing changes while the next screen cannot come. */
export function useWaysOn(interview: Interview, index: number) {
  const navigate = useNavigate()
  return {
    goOn: () =>
      whenScreensCame(() => {
        // A second press, before the next screen has come, would pass a question that nobody has seen.
        if (hasMovedOn(index)) return
        interviewStore.next()
        void navigate(placeAfter(interview, index))
      }),
    takeAgain: () =>
      whenScreensCame(() => {
        interviewStore.retry(index)
        void navigate('/simulator')
      }),
  }
}

function hasMovedOn(index: number): boolean {
  const now = currentInterview()
  return now !== null && Math.min(shownIndex(now), now.questions.length - 1) !== index
}

/** After a question that was tried again, the interview goes on where it was. */
function placeAfter({ retrying, questions }: Interview, index: number): string {
  const now = currentInterview()
  if (retrying && now) return whereToResume(now)
  return index === questions.length - 1 ? '/summary' : '/simulator'
}
