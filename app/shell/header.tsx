import { memo, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useToken } from '#app/accounts/token.ts'
import { optional } from '#app/ui/optional.ts'
import { DemonstrationMark } from './demonstration-mark.tsx'
import { Navigation } from './navigation.tsx'
import { Wordmark } from './wordmark.tsx'

/** It needs the interview, which no other page has to carry. */
const InterviewTitle = optional(async () => (await import('./interview-title.tsx')).InterviewTitle)

/** The head of every page; compact around an interview, where it names the post. */
export const Header = memo(({ isInterview }: { isInterview: boolean }) => {
  const menu = useRef<HTMLElement>(null)
  const sectors = useRef<HTMLUListElement>(null)
  return (
    <header
      data-no-print
      data-compact={isInterview || undefined}
      className="border-b border-hairline"
    >
      <div
        className={`group/head mx-auto flex h-16 max-[18em]:h-auto max-[18em]:flex-wrap max-w-360 items-center gap-4 px-5 sm:px-8 ${isInterview ? '' : 'lg:h-20'}`}
      >
        <Wordmark />
        <DemonstrationMark className="max-2xl:hidden" />
        <div className="@container min-w-0 flex-1">
          {isInterview && (
            <Suspense>
              <InterviewTitle />
            </Suspense>
          )}
        </div>
        <button
          type="button"
          popoverTarget="menu"
          className="-mr-3 flex min-h-11 items-center gap-2.5 rounded-lg px-3 font-semibold lg:hidden"
        >
          <span>Menu</span>
          <svg viewBox="0 0 20 14" className="w-5 stroke-current stroke-2" aria-hidden="true">
            <path d="M0 1h20M6 7h14M0 13h20" />
          </svg>
        </button>
        <Navigation id="menu" ref={menu} sectorsRef={sectors} />
        <ClosedAfterMoving menu={menu} sectors={sectors} />
      </div>
    </header>
  )
})

const WIDE = '(width >= 64rem)'

/** Opening, Escape and clicks elsewhere are the browser's own; the rest that closes a menu is here. */
function ClosedAfterMoving(layers: Record<'menu' | 'sectors', RefObject<HTMLElement | null>>) {
  const { key } = useLocation()
  const token = useToken()
  const before = useRef({ key, token })
  const { menu, sectors } = layers

  // biome-ignore lint/correctness/useExhaustiveDependencies: the two elements never change
  useEffect(() => {
    const close = () => {
      for (const { current } of [menu, sectors]) current?.hidePopover?.()
    }
    const hasMoved = before.current.key !== key
    const hasSignedOut = before.current.token !== null && token === null
    before.current = { key, token }
    // One that was opened before the page was live stays open.
    if (hasMoved || hasSignedOut) close()
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [key, token])
  return null
}
