import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { fetchModules, isOutdated, lackingAt } from './late-files.ts'

/**
 * Follows every link of the page to a place of this site without a load, those of an article's own
 * text too. One listener for all: a page of forty links is drawn and taken over without forty of them.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    let last: string | null = null
    const follow = async (event: MouseEvent) => {
      const place = placeAsked(event)
      if (place === null) return
      event.preventDefault()
      last = place
      const lacking = lackingAt(place)
      // Without the file of a screen the router would load the page anew that one is leaving.
      if (lacking.length > 0 && !(await fetchModules(lacking))) {
        if (!isOutdated()) location.assign(place)
        return
      }
      if (last === place) void navigate(place, { replace: isHere(place) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** A path with an extension is a file. */
const PLACE = /^\/(?![/\\])[^?#.]*(?:[?#].*)?$/

/** Any other click opens a tab, a window, a menu or a file, which is the browser's to do. */
function placeAsked(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || isForAnotherTab(event)) return null
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.dataset.reloads || link.download || !isInThisTab(link.target)) return null
  const href = link.getAttribute('href')
  return href && PLACE.test(href) ? href : null
}

const isForAnotherTab = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey

const isInThisTab = (target: string) => target === '' || target === '_self'

/** Following a link to where one is already leaves no second step to go back over. */
const isHere = (to: string) => to === location.pathname + location.search + location.hash
