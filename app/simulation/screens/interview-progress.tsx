import type { ReactNode } from 'react'
import { ProgressBar } from '#app/ui/progress-bar.tsx'

interface Props {
  index: number
  total: number
  /** The clock, or the time that was taken. */
  children: ReactNode
}

export function InterviewProgress({ index, total, children }: Props) {
  const position = `Question ${index + 1} sur ${total}`
  return (
    <div className="mb-8 grid gap-2 sm:mb-10">
      <div className="flex items-baseline justify-between gap-4">
        <p className="figures text-base font-semibold">{position}</p>
        {children}
      </div>
      <ProgressBar label="Progression de l'entretien" value={((index + 1) / total) * 100} />
    </div>
  )
}
