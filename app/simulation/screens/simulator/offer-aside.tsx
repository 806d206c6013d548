/** Lines by the dozen: the browser lays out those that are looked at, and only them. */
const DOZENS = /(?:.*\n){1,12}|.+$/g

/** The offer, open beside the question. */
export function OfferAside({ id, jobDescription }: { id: string; jobDescription: string }) {
  return (
    <section
      id={id}
      aria-label="L'offre"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-[40dvh] min-w-0 overflow-y-auto wrap-anywhere rounded-xl border border-hairline bg-surface p-5 text-base whitespace-pre-wrap lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-h-[80dvh] lg:self-start"
    >
      {jobDescription.match(DOZENS)?.map((lines, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the offer of an interview never changes.
          key={index}
          className={
            index === 0
              ? undefined
              : '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]'
          }
        >
          {lines}
        </div>
      ))}
    </section>
  )
}
