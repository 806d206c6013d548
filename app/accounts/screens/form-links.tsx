import type { ReactNode } from 'react'

/** Where a form of accounts leads when it is not the one that was meant. */
export const FormLinks = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap justify-between gap-x-6 border-t border-hairline pt-3">
    {children}
  </div>
)

export const FormLink = ({ onFollow, children }: { onFollow: () => void; children: string }) => (
  <button type="button" onClick={onFollow} className="link min-h-11 text-left text-base">
    {children}
  </button>
)
