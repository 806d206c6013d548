import { ExampleNote } from '#app/ui/example-note.tsx'
import type { Sector, SectorName } from '../sector.ts'
import { SectorStartButton } from '../start-button.tsx'
import { SectorDrawing, SectorIcon } from './sector-icon.tsx'
import { TINTS } from './tints.ts'

interface Props {
  name: SectorName
  sector: Sector
  areExamples: boolean
}

export function SectorHead({ name, sector, areExamples }: Props) {
  const { stats } = sector
  return (
    <div className="grid items-end gap-x-16 gap-y-12 pt-10 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div>
        <p
          className={`inline-flex items-center gap-2.5 rounded-full py-1 pr-4 pl-3 font-semibold ${TINTS[sector.colour]}`}
        >
          <SectorIcon name={name} className="size-6" />
          <span>{sector.label}</span>
        </p>
        <h1 className="mt-5 text-[clamp(2.25rem,1.2rem+3.9vw,3.75rem)] leading-[1.04] font-bold tracking-[-0.03em]">
          {sector.title}
        </h1>
        <p className="mt-5 font-heading text-2xl leading-snug font-medium tracking-tight">
          {sector.subtitle}
        </p>
        <p className="mt-4 mb-8 max-w-[40rem] text-ink-soft">{sector.description}</p>
        <SectorStartButton>Commencer une simulation</SectorStartButton>
      </div>
      {stats ? (
        <Figures stats={stats} tint={TINTS[sector.colour]} areExamples={areExamples} />
      ) : (
        <div
          className={`grid place-items-center self-stretch rounded-xl p-8 max-lg:hidden ${TINTS[sector.colour]}`}
        >
          <SectorDrawing name={name} className="h-32!" />
        </div>
      )}
    </div>
  )
}

interface FiguresProps {
  stats: NonNullable<Sector['stats']>
  tint: string
  areExamples: boolean
}

const Figures = ({ stats, tint, areExamples }: FiguresProps) => (
  <div className={`rounded-xl p-7 ${tint}`}>
    <dl className="grid gap-6 sm:grid-cols-3 lg:grid-cols-1">
      <Figure value={stats.interviews} name="entretiens simulés" />
      <Figure value={stats.successRate} name="taux de réussite" />
      <Figure value={stats.avgSalary} name="salaire moyen" />
    </dl>
    <ExampleNote isShown={areExamples} className="mt-5 text-ink" />
  </div>
)

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-base text-ink">{name}</dt>
      <dd className="figures text-4xl leading-none font-bold tracking-tight">{value}</dd>
    </div>
  )
}
