import { ButtonLink } from '#app/ui/button.tsx'

/** The last word of the page, held between the two halves of the sign. */
export function Invitation() {
  return (
    <section
      aria-labelledby="invitation"
      className="grid grid-cols-[1fr_minmax(0,34rem)_1fr] items-center gap-x-6 border-t border-hairline pt-20 pb-8 text-center max-md:grid-cols-2 max-md:gap-y-8"
    >
      <Chevron className="stroke-ink max-md:justify-self-end" path="M66 6 12 60l54 54" />
      <div className="max-md:order-last max-md:col-span-2">
        <h2 id="invitation" className="text-question">
          Le jour venu, vous aurez déjà passé cet entretien une fois.
        </h2>
        <ButtonLink to="/job-description" className="mt-8">
          Commencer une simulation
        </ButtonLink>
      </div>
      <Chevron
        className="justify-self-end stroke-accent max-md:justify-self-start"
        path="m14 6 54 54-54 54"
      />
    </section>
  )
}

function Chevron({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 80 120"
      className={`h-14 fill-none stroke-[11] md:h-40 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
