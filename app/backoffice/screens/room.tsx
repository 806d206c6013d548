import { type ComponentType, lazy } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'

/**
 * A screen of the back office: what it is made of comes once the guard has let its reader in, so
 * that a route module holds no more than this.
 */
export const room = (load: () => Promise<ComponentType>) =>
  lazy(() => load().then((screen) => ({ default: screen })))

/** What a screen of the back office says of itself: its name, and nothing to search engines. */
export const roomMeta =
  (title: string) =>
  ({ matches }: { matches: Parameters<typeof pageMeta>[0] }): MetaDescriptor[] =>
    pageMeta(matches, {
      title,
      description: "Réservé à l'administration du site.",
      isIndexed: false,
    })
