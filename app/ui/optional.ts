import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that comes later; when it cannot be fetched it is left out, or another stands in, and the page stays. */
export const optional = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
