import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useQueryOfAddress } from '#app/ui/query-of-address.ts'

/** A page whose address holds a secret tells it to no other site and leaves no copy behind. */
export const SECRET_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}

/**
 * The token of a mailed link. It leaves the address bar at once for the history entry, where
 * a reload still finds it and nobody reads it over a shoulder.
 */
export function useLinkToken(): string | null {
  const search = useQueryOfAddress()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = search.get('token')

  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, pathname, navigate])

  return inAddress || tokenIn(state)
}

const tokenIn = (state: unknown): string | null => {
  const isKept = typeof state === 'object' && state !== null && 'token' in state
  return isKept && typeof state.token === 'string' && state.token ? state.token : null
}
