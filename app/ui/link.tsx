import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path of a place of this site, with its query if it has one. */
  to: string
  /** The browser asks for the whole page again. */
  reloads?: boolean
}

/**
 * A link to a place of this site. The router's own also takes relative paths, and its working out
 * of what they are relative to was a fifth of what a page costs to draw.
 */
export function Link({ to, reloads = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloads || event.defaultPrevented || !isPlain(event, rest.target)) return
    event.preventDefault()
    void navigate(to, { replace: isHere(to) })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** A link that says when its place, or one under it unless it is the `end`, is the current page. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const here = useLocation().pathname.toLowerCase()
  const isCurrent = here === rest.to || (!end && here.startsWith(`${rest.to}/`))
  return <Link {...(isCurrent && { 'aria-current': 'page' })} {...rest} />
}

/** Any other click opens a tab, a window or a menu, which is the browser's to do. */
const isPlain = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** Following a link to where one is already leaves no second step to go back over. */
const isHere = (to: string) => to === location.pathname + location.search + location.hash
