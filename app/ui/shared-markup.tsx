import { createContext, type ReactNode, use } from 'react'

type Share = (name: string, children: ReactNode) => ReactNode

/** How the server draws what pages share; a browser draws it as it draws the rest. */
export const ShareMarkup = createContext<Share | null>(null)

/**
 * A part that looks the same on every page that gives it the same name: the server draws it for one
 * and sends that to the others. No `useId` in it, which counts what stands around.
 */
export function SharedMarkup({ name, children }: { name: string; children: ReactNode }) {
  const share = use(ShareMarkup)
  return share ? share(name, children) : children
}
