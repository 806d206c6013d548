import { TESTIMONIALS } from '../../content/testimonials.ts'

export function Testimonials() {
  return (
    <section aria-labelledby="temoignages" className="border-t border-hairline py-16 sm:py-20">
      <h2 id="temoignages" className="text-section">
        Ce qu'ils en disent
      </h2>
      <ul className="mt-9 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {TESTIMONIALS.map(({ role, text }) => (
          <li key={role}>
            <figure className="flex h-full flex-col">
              <blockquote className="quoted font-heading text-xl leading-snug font-medium tracking-tight">
                {text}
              </blockquote>
              <figcaption className="mt-4 text-base text-ink-soft">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-10 text-base text-ink-soft">
        Témoignages donnés à titre d'exemple, par métier et sans nom.
      </p>
    </section>
  )
}
