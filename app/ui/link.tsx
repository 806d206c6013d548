import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { isAt } from './is-at.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path of a place of this site, with its query if it has one. */
  to: string
  /** The browser asks for the whole page again. */
  reloads?: boolean
}

/** A link to a place of this site; whoever holds the page follows it without a load. */
export function Link({ to, reloads, ...rest }: LinkProps) {
  return <a {...rest} href={to} data-reloads={reloads || undefined} />
}

/** A link that says when its place, or one under it unless it is the `end`, is the current page. */
export function NavLink({ end, ...rest }: LinkProps & { end?: boolean }) {
  const isCurrent = isAt(rest.to, useLocation().pathname, end)
  return <Link {...(isCurrent && { 'aria-current': 'page' })} {...rest} />
}
