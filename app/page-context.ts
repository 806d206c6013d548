import { createContext } from 'react-router'
import type { Ports } from './ports.ts'

/** The ports, for loaders: a page rendered on the server enters by the same door as a call. */
export const portsContext = createContext<Ports>()

/** Who asks, by network address, for the forms that a browser posts by itself. */
export const addressContext = createContext<string>()

/** The identifier of the request that a page answers: logs and the error screen name the same. */
export const requestIdContext = createContext<string>()

/** Whether what kept the page from being made passes by itself. */
export const outageContext = createContext(false)
