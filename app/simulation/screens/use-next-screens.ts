import { useEffect } from 'react'

const NEXT = ['simulation/screens/feedback', 'simulation/screens/summary']

/** The router's own table of routes, in the browser alone. */
interface Table {
  routes: Record<string, { module: string }>
}

/**
 * Fetches the screens that follow while the network is there: one that drops while someone writes
 * must not keep them away. The router's own prefetch reloads the page when a file does not come.
 */
export async function fetchNextScreens(): Promise<void> {
  const { __reactRouterManifest: table } = window as Window & { __reactRouterManifest?: Table }
  const modules = NEXT.flatMap((id) => table?.routes[id]?.module ?? [])
  await Promise.allSettled(modules.map((module) => import(/* @vite-ignore */ module)))
}

/** For who comes to a question by another way than its offer. */
export const useNextScreens = () => useEffect(() => void fetchNextScreens(), [])
