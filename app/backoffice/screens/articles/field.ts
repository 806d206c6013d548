/** How a place to choose or to type a line looks. */
export const FIELD =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-4 py-2 text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent aria-invalid:border-danger'
