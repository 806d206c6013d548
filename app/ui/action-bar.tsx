import type { ReactNode } from 'react'

/**
 * The actions of a screen: within the thumb's reach at the bottom of a phone, in the flow elsewhere,
 * and where enlarged text would leave no room beside them.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      data-no-print
      className="sticky bottom-0 max-[18em]:static max-[18em]:flex-wrap z-10 -mx-5 flex gap-3 border-t border-hairline bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:justify-between sm:border-0 sm:bg-transparent sm:p-0"
    >
      {children}
    </div>
  )
}
