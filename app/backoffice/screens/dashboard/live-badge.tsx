import { formatTime } from '../../format.ts'

/** Says that the figures follow what happens, and when they last did; and says when they no longer do. */
export function LiveBadge({ isLive, at }: { isLive: boolean; at: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-base text-ink-soft">
      <span
        className={`inline-flex items-center gap-2 rounded-full px-3 py-0.5 font-semibold ${isLive ? 'bg-good-tint text-good' : 'bg-improve-tint text-improve'}`}
      >
        <span aria-hidden="true" className="size-2 rounded-full bg-current" />
        {isLive ? 'Données en temps réel' : 'Données interrompues'}
      </span>
      <span className="tabular-nums">{`Chiffres de ${formatTime(at)}`}</span>
    </p>
  )
}
