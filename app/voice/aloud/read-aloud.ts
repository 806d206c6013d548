const isFrench = ({ lang }: SpeechSynthesisVoice) => /^fr(?:[-_]|$)/i.test(lang)

/** Whose words must stay on this device is not read by a voice that is asked elsewhere. */
interface Reading {
  staysHere: boolean
}

/** Of the voices of a browser the French one that suits best: on this device first, of France first. */
export function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  { staysHere }: Reading,
): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 0 : 2) + (/^fr[-_]FR$/i.test(voice.lang) ? 0 : 1)
  const may = (voice: SpeechSynthesisVoice) => voice.localService || !staysHere
  return (
    voices
      .filter(isFrench)
      .filter(may)
      .sort((a, b) => rank(a) - rank(b))[0] ?? null
  )
}

const speech = () => (typeof window === 'undefined' ? undefined : window.speechSynthesis)

const voiceFor = (reading: Reading) => chooseVoice(speech()?.getVoices() ?? [], reading)

export const canReadAloud = (reading: Reading): boolean => voiceFor(reading) !== null

/** Browsers tell their voices a while after the page. */
export function onVoices(listener: () => void): () => void {
  const there = speech()
  there?.addEventListener?.('voiceschanged', listener)
  return () => there?.removeEventListener?.('voiceschanged', listener)
}

let onStop: (() => void) | null = null

interface Text extends Reading {
  text: string
}

/** Reads a text aloud in place of whatever was being read; calls back once, however it ends. */
export function readAloud({ text, ...reading }: Text, onEnd: () => void): void {
  stopReading()
  const there = speech()
  const voice = voiceFor(reading)
  if (!there || !voice) {
    onEnd()
    return
  }
  const said = new SpeechSynthesisUtterance(text)
  said.voice = voice
  said.lang = voice.lang
  const end = () => {
    if (onStop !== end) return
    onStop = null
    onEnd()
  }
  onStop = end
  said.addEventListener('end', end)
  said.addEventListener('error', end)
  there.speak(said)
}

export function stopReading(): void {
  const end = onStop
  if (!end) return
  speech()?.cancel()
  end()
}
