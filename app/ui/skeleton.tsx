/** The place of something on its way; what is awaited is said in words nearby. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-md bg-track forced-colors:border ${className}`}
    />
  )
}
