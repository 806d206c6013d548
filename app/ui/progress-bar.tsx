/** How far one is, in per cent; `label` names what moves forward, for those who hear the page. */
export function ProgressBar({
  value,
  label,
  valueText,
}: {
  value: number
  label: string
  valueText?: string
}) {
  const percent = Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-track text-accent forced-colors:border"
    >
      <div
        className="bar-fill h-full rounded-full transition-transform duration-200"
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  )
}
