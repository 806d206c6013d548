import { VALUES } from '../../content/about.ts'

export function Values() {
  return (
    <section aria-labelledby="valeurs" className="border-t border-hairline py-16 sm:py-20">
      <h2 id="valeurs" className="text-section">
        Nos valeurs
      </h2>
      <ul className="mt-9 grid gap-x-14 gap-y-10 sm:grid-cols-2">
        {VALUES.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
