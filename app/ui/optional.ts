import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that comes later; when it cannot be fetched it is left out, and the page stays. */
export const optional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  )
