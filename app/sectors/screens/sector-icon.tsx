import type { SectorName } from '../sector.ts'

const DRAWINGS: Record<SectorName, string> = {
  informatique: 'm9 8-5 4 5 4M15 8l5 4-5 4M13.5 5l-3 14',
  commercial: 'M3 8h4l4-2 5 3 5-1v8l-4 1-5 3-5-4H3V8Zm8-2-3 4c1 1.5 2.5 1.5 4 0l1.5-1',
  marketing: 'M4 10v4h3l9 5V5l-9 5H4Zm4 4 1.5 6h2.5l-1.2-4.5M19 9.5a4 4 0 0 1 0 5',
  finance: 'M4 20h16M6 20v-6M10.5 20V9M15 20v-8M19 20V5',
}

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
