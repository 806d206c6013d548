import type { ReactNode } from 'react'

type Tone = 'plain' | 'accent' | 'good' | 'danger' | 'purple'

const TONES: Record<Tone, string> = {
  plain: 'bg-track text-ink',
  accent: 'bg-accent-tint text-accent dark:text-accent',
  good: 'bg-good-tint text-good',
  danger: 'bg-danger-tint text-danger',
  purple: 'bg-purple-tint text-purple',
}

export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-block rounded-full px-2.5 text-base leading-7 font-semibold whitespace-nowrap forced-colors:border ${TONES[tone]}`}
  >
    {children}
  </span>
)

interface Badged {
  isPremium: boolean
  isAdmin: boolean
}

/** Premium, Admin, both; what is neither is free, where that is said. */
export function AccountBadges({ user, hasFree }: { user: Badged; hasFree: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {user.isPremium && <Badge tone="good">Premium</Badge>}
      {user.isAdmin && <Badge tone="purple">Admin</Badge>}
      {hasFree && !user.isPremium && !user.isAdmin && <Badge>Gratuit</Badge>}
    </span>
  )
}

/** Whether an address is verified, as a mark that is also said. */
export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const words = isVerified ? 'Email vérifié' : 'Email non vérifié'
  return (
    <span className={`shrink-0 ${isVerified ? 'text-good' : 'text-improve'}`} title={words}>
      <svg
        viewBox="0 0 24 24"
        className="size-5 fill-none stroke-current stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
        role="img"
        aria-label={words}
      >
        <circle cx="12" cy="12" r="10" />
        <path d={isVerified ? 'm8 12.5 2.7 2.7L16 9.5' : 'm8.5 8.5 7 7m0-7-7 7'} />
      </svg>
    </span>
  )
}
