const NUMBER = new Intl.NumberFormat('fr')

/** How much of its place a text takes; it may be longer for a while, nothing that is typed is cut. */
export function Counter({ id, length, limit }: { id?: string; length: number; limit: number }) {
  return (
    <p
      id={id}
      className={`text-base leading-snug ${length > limit ? 'font-semibold text-danger' : 'text-ink-soft'}`}
    >
      {`${NUMBER.format(length)} / ${NUMBER.format(limit)} signes`}
    </p>
  )
}
