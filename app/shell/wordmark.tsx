import { Link } from '#app/ui/link.tsx'
import { BRAND } from './brand.ts'
import { Sign } from './sign.tsx'

/** The sign and the name, always leading home. */
export function Wordmark() {
  return (
    <Link to="/" className="group flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-lg">
      <Sign className="size-8 transition-transform duration-200 group-hover:scale-x-115" />
      <span className="font-heading text-xl font-bold tracking-tight group-has-data-post/head:max-sm:sr-only">
        {BRAND}
      </span>
    </Link>
  )
}
