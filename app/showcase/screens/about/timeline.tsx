import { TIMELINE } from '../../content/about.ts'

export function Timeline() {
  return (
    <section aria-labelledby="parcours" className="border-t border-hairline py-16 sm:py-20">
      <h2 id="parcours" className="text-section">
        De 2023 à 2025
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {TIMELINE.map(({ year, title, text }) => (
          <li
            key={year}
            className="relative border-hairline max-lg:border-l-2 max-lg:pl-6 lg:border-t-2 lg:pt-7"
          >
            <span
              aria-hidden="true"
              className="absolute size-3 rounded-full bg-accent max-lg:top-2 max-lg:-left-[7px] lg:-top-[7px] lg:left-0"
            />
            <p className="figures font-semibold text-accent">{year}</p>
            <h3 className="mt-1 text-2xl">{title}</h3>
            <p className="mt-2 text-base text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
