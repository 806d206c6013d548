import { weaknessOf } from './strength.ts'

/** Beside the screen: reading the dictionaries alone stops a slow phone for more than half a second. */
addEventListener('message', ({ data: password }: MessageEvent<string>) =>
  postMessage(weaknessOf(password)),
)
