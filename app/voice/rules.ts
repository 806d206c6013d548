/** How long one recording may last, in seconds. */
export const RECORDING_MAX_SECONDS = 300
/** A silence is counted once it lasts longer, in seconds. */
export const SILENCE_SECONDS = 3
