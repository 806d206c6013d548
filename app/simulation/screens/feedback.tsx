import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/feedback.ts'
import { FeedbackView } from './feedback/feedback-view.tsx'
import { WithInterview } from './with-interview.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Feedback',
    description: 'Ce qui convainc dans votre réponse, et ce qui lui manque.',
    isIndexed: false,
  })

export default function FeedbackScreen() {
  return <WithInterview>{(interview) => <FeedbackView interview={interview} />}</WithInterview>
}
