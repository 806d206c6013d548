import { createContext } from 'react'

/** The identifier under which the server logged why a page broke; null in the browser, and when none did. */
export const IncidentReference = createContext<string | null>(null)
