import { QUESTIONS } from '../../content/pricing.ts'

export function Faq() {
  return (
    <section
      aria-labelledby="faq"
      className="grid gap-x-16 gap-y-8 border-t border-hairline py-16 sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id="faq" className="text-section">
        Questions fréquentes
      </h2>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-b border-hairline">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="text-xl">{question}</h3>
              <svg
                viewBox="0 0 12 12"
                className="size-4 flex-none fill-none stroke-accent stroke-2 transition-transform duration-150 group-open:rotate-90"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d="m4 1.5 4.5 4.5L4 10.5" />
              </svg>
            </summary>
            <p className="max-w-text pb-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
