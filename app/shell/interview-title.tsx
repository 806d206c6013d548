import { useInterview } from '#app/simulation/current-interview.ts'

/** The post that the interview under way is for; on a phone it takes the place of the product's name. A few letters say nothing. */
export function InterviewTitle() {
  const title = useInterview()?.title
  if (!title) return null
  return (
    <p
      data-post
      className="hidden truncate @min-[6rem]:block border-l border-hairline pl-4 text-base text-ink-soft first-letter:uppercase"
    >
      {title}
    </p>
  )
}
