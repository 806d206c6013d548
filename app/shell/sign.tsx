/** The sign of the product: two people facing each other, like « and ». */
export function Sign({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path className="stroke-ink" d="m13 7-9 9 9 9" />
      <path className="stroke-accent" d="m19 7 9 9-9 9" />
      <circle className="fill-accent" cx="16" cy="16" r="1.5" />
    </svg>
  )
}
