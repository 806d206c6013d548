const STEPS = [1, 2, 3, 4, 5]

/** Levels from 1 to 5, each as a name, five steps and the same thing in words. */
export function LevelBars({
  levels,
  className = '',
}: {
  levels: readonly { name: string; level: number }[]
  className?: string
}) {
  return (
    <dl className={`grid gap-y-3 text-base leading-tight ${className}`}>
      {levels.map(({ name, level }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_4.5rem_2rem] items-center gap-x-3 sm:gap-x-4 sm:grid-cols-[minmax(0,9.5rem)_minmax(3rem,1fr)_2rem]"
        >
          <dt>{name}</dt>
          <dd className="contents">
            <span aria-hidden="true" className="flex gap-1 text-ink">
              {STEPS.map((step) => (
                <span
                  key={step}
                  className={`h-2 flex-1 rounded-xs ${step <= level ? 'bar-fill' : 'bg-track'}`}
                />
              ))}
            </span>
            <span aria-hidden="true" className="figures text-right">{`${level}/5`}</span>
            <span className="sr-only">{`${level} sur 5`}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
