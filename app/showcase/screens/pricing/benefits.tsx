import { benefitsWith } from '../../content/pricing.ts'
import type { WhoInterviews } from '../../who-interviews.ts'

export function Benefits({ interviewer }: { interviewer: WhoInterviews }) {
  return (
    <section aria-labelledby="pourquoi" className="py-16 sm:py-24">
      <h2 id="pourquoi" className="text-section">
        Pourquoi Premium ?
      </h2>
      <ul className="mt-9 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {benefitsWith(interviewer.kind).map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
