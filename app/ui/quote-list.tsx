const MARK =
  "relative pl-6 before:absolute before:left-0 before:font-heading before:font-bold before:text-accent before:[content:'«'_/_'']"

/** A list whose marks are the sign of the house, an opening guillemet. */
export function QuoteList({
  items,
  className = 'space-y-3',
}: {
  items: readonly string[]
  className?: string
}) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={MARK}>
          {item}
        </li>
      ))}
    </ul>
  )
}
