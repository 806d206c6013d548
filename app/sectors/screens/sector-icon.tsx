import { Drawing } from '#app/ui/drawing.tsx'
import type { SectorName } from '../sector.ts'

const DRAWINGS: Record<SectorName, string> = {
  informatique: 'm9 8-5 4 5 4M15 8l5 4-5 4M13.5 5l-3 14',
  commercial: 'M3 8h4l4-2 5 3 5-1v8l-4 1-5 3-5-4H3V8Zm8-2-3 4c1 1.5 2.5 1.5 4 0l1.5-1',
  marketing: 'M4 10v4h3l9 5V5l-9 5H4Zm4 4 1.5 6h2.5l-1.2-4.5M19 9.5a4 4 0 0 1 0 5',
  sante:
    'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.6 4.2 4.2 0 0 1 20 9.5C20 15 12 20 12 20ZM12 10v5M9.5 12.5h5',
  social:
    'M8.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm7.5 1a2.5 2.5 0 1 0 0-5M3 19c0-3.3 2.4-5.5 5.5-5.5S14 15.700 14 19M16.500 14.500c2.500.200 4.500 2 4.500 4.500',
  commerce: 'M4 9h16l-1 11H5L4 9Zm4 0a4 4 0 0 1 8 0M9 13v1M15 13v1',
  batiment: 'M3 20h18M5 20V10l7-6 7 6v10M10 20v-5h4v5',
  'service-public': 'M3 20h18M4 9l8-5 8 5H4Zm2 3v5M10 12v5M14 12v5M18 12v5',
  finance: 'M4 20h16M6 20v-6M10.5 20V9M15 20v-8M19 20V5',
}

/** The same between the two halves of the sign, large. */
export const SectorDrawing = ({
  name,
  className = '',
}: {
  name: SectorName
  className?: string
}) => (
  <Drawing className={className}>
    <path
      d={DRAWINGS[name]}
      transform="translate(74 22) scale(2.17)"
      strokeWidth="1.75"
      className="stroke-current"
    />
  </Drawing>
)

export function SectorIcon({ name, className }: { name: SectorName; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`fill-none stroke-current stroke-[1.75] ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
