/** How long one recording may last, in seconds, and how large it may be, in bytes. */
export const RECORDING_MAX_SECONDS = 300
export const RECORDING_MAX_BYTES = 10_000_000
/** Five minutes of WebM or Ogg at four times what we record; the length itself is known by no header. */
export const OPUS_MAX_BYTES = 5_000_000
/** A silence is counted once it lasts longer, in seconds. */
export const SILENCE_SECONDS = 3
