/** What a file may weigh, in bytes, and what its text may weigh once inflated. */
export const FILE_MAX = 10_000_000
export const INFLATED_MAX = 20_000_000
export const PAGES_MAX = 20
/** How long a file may be read once its reader has come, and how long that one is waited for, in milliseconds. */
export const READING_MAX = 10_000
export const LOADING_MAX = 60_000
/** Far beyond any offer, and what a field still shows without effort, in characters. */
export const TEXT_MAX = 200_000
