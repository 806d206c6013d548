import {
  DEVICE_LOST,
  INTERRUPTED,
  MICROPHONE_IN_USE,
  NO_ACCESS,
  NO_MICROPHONE,
  REFUSED,
  REVOKED,
} from '../messages.ts'

export const hasMicrophone = (): boolean =>
  Boolean(globalThis.navigator?.mediaDevices?.getUserMedia)

/**
 * Asks for the microphone; throws whatever the browser throws. What hides noise or raises what is
 * quiet would hide the silences that are measured too.
 */
export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: false, autoGainControl: false },
  })

/** Why the microphone could not be had, in a sentence. */
export function refusalOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return REFUSED
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return NO_MICROPHONE
  return name === 'TypeError' ? NO_ACCESS : MICROPHONE_IN_USE
}

/** Calls back with a sentence when the microphone goes in the middle; the answer ends that. */
export function watchMicrophone(stream: MediaStream, onGone: (sentence: string) => void) {
  const tracks = stream.getAudioTracks()
  const ended = async () => onGone((await isStillAllowed()) ? DEVICE_LOST : REVOKED)
  const muted = () => onGone(INTERRUPTED)
  for (const track of tracks) {
    track.addEventListener('ended', ended)
    track.addEventListener('mute', muted)
  }
  return () => {
    for (const track of tracks) {
      track.removeEventListener('ended', ended)
      track.removeEventListener('mute', muted)
      track.stop()
    }
  }
}

async function isStillAllowed(): Promise<boolean> {
  try {
    const name = 'microphone' as PermissionName
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return true
  }
}
