/** What a message to support may hold, in characters as a person counts them. */
export const SUBJECT_MAX = 150
export const MESSAGE_MAX = 5_000
/** Before what steers a display is taken out. */
export const TYPED_MAX = 50_000
