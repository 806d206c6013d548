interface Step {
  title: string
  text: string
}

/** What happens, in order, each step under its number. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      className={`grid gap-x-10 gap-y-9 ${steps.length === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span
            aria-hidden="true"
            className="figures block text-5xl leading-none font-bold text-accent"
          >
            {index + 1}
          </span>
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-1.5 text-base text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
