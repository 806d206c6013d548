import { TEAM } from '../../content/about.ts'

const SIGNS = ['m22 8-12 16 12 16', 'M24 24h.01', 'm26 8 12 16-12 16']

export function Team() {
  return (
    <section aria-labelledby="equipe" className="border-t border-hairline py-16 sm:py-20">
      <h2 id="equipe" className="text-section">
        Une équipe de trois
      </h2>
      <ul className="mt-9 grid gap-x-12 gap-y-9 lg:grid-cols-3">
        {TEAM.map(({ role, text }, index) => (
          <li key={role} className="flex gap-5">
            <svg
              viewBox="0 0 48 48"
              className="size-14 flex-none rounded-full bg-accent-tint fill-none stroke-accent stroke-[6] p-2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={SIGNS[index]} />
            </svg>
            <div>
              <h3 className="text-xl">{role}</h3>
              <p className="mt-1.5 text-base text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
