import { sayPitfall } from '#app/interviewer/pitfall.ts'
import { noBreak } from '#app/ui/no-break.ts'

/** What loses the recruiter at this question, whatever was answered. */
export const Pitfall = ({ text }: { text: string }) => (
  <p className="border-l-2 border-hairline pl-4">{noBreak(sayPitfall(text))}</p>
)
