import { ExampleNote } from '#app/ui/example-note.tsx'
import { STATISTICS } from '../../content/about.ts'

export function Statistics({ areExamples }: { areExamples: boolean }) {
  return (
    <section aria-labelledby="chiffres" className="border-y border-hairline py-12">
      <h2 id="chiffres" className="sr-only">
        En quelques chiffres
      </h2>
      <dl className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-8 gap-y-9 lg:grid-cols-4">
        {STATISTICS.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-base text-ink-soft">{name}</dt>
            <dd className="figures text-4xl leading-none whitespace-nowrap sm:text-5xl font-bold tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ExampleNote isShown={areExamples} className="mt-6 text-ink-soft" />
    </section>
  )
}
