/** The back office's own figures. */
export const USERS_PER_PAGE = 20
export const USERS_MAX = 100
export const PAGE_MAX = 1_000_000
export const SEARCH_MAX = 254
export const TRACE_MAX = 100
export const ACTIVITY_DAYS = 30
/** How long figures may be old on a dashboard that is looked at, in milliseconds. */
export const REFRESHED_EVERY = 15_000
