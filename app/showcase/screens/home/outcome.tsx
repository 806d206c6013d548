import { LevelBars } from '#app/ui/level-bars.tsx'
import { QuoteList } from '#app/ui/quote-list.tsx'
import { ScoreArc } from '#app/ui/score-arc.tsx'

const PROMISES = [
  "Des questions personnalisées, tirées de l'offre",
  'Une analyse détaillée de vos réponses',
  'Des conseils professionnels, applicables dès la réponse suivante',
  'Un rapport PDF à télécharger',
  'Le suivi de votre temps, question par question',
]

const LEVELS = [
  { name: 'Pertinence', level: 4 },
  { name: 'Preuve concrète', level: 4 },
  { name: 'Structure (STAR)', level: 3 },
  { name: 'Résultat mesuré', level: 2 },
  { name: 'Adéquation au poste', level: 4 },
]

export function Outcome() {
  return (
    <section
      aria-labelledby="bilan"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-12 py-16 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]"
    >
      <div>
        <h2 id="bilan" className="text-section">
          Vous repartez avec de quoi progresser
        </h2>
        <QuoteList items={PROMISES} className="mt-7 space-y-4 text-xl leading-snug" />
      </div>
      <Recap />
    </section>
  )
}

/** The end of an invented interview, drawn with the parts that draw the real one. */
function Recap() {
  return (
    <figure className="rounded-xl border border-hairline bg-surface p-5 shadow-raised sm:p-8">
      <figcaption className="sr-only">Un exemple de récapitulatif.</figcaption>
      <div className="grid grid-cols-1 items-end justify-items-center gap-x-9 gap-y-6 sm:grid-cols-[auto_1fr] sm:justify-items-start">
        <ScoreArc value={68} className="w-44" />
        <div className="max-sm:text-center">
          <p className="font-heading text-[1.375rem] leading-tight font-semibold tracking-tight">
            Vous savez agir.
            <br />
            Racontez mieux la fin.
          </p>
          <dl className="mt-4 flex gap-8 text-base max-sm:justify-center leading-tight">
            <Figure value="7/8" name="réponses" />
            <Figure value="01:54" name="en moyenne" />
          </dl>
        </div>
      </div>
      <LevelBars levels={LEVELS} className="mt-8 border-t border-hairline pt-7" />
    </figure>
  )
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures text-xl font-semibold">{value}</dd>
    </div>
  )
}
