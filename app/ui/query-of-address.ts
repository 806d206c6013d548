import { useLocation } from 'react-router'

/** What the address asks for after its path; the router's own reading of it would be in every page's program. */
export const useQueryOfAddress = (): URLSearchParams => new URLSearchParams(useLocation().search)
