const isFrench = ({ lang }: SpeechSynthesisVoice) => /^fr(?:[-_]|$)/i.test(lang)

/** Of the voices of a browser the French one that suits best: on this device first, of France first. */
export function chooseVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const rank = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 0 : 2) + (/^fr[-_]FR$/i.test(voice.lang) ? 0 : 1)
  return voices.filter(isFrench).sort((a, b) => rank(a) - rank(b))[0] ?? null
}

const speech = () => (typeof window === 'undefined' ? undefined : window.speechSynthesis)

export const canReadAloud = (): boolean => chooseVoice(speech()?.getVoices() ?? []) !== null

/** Browsers tell their voices a while after the page. */
export function onVoices(listener: () => void): () => void {
  const there = speech()
  there?.addEventListener?.('voiceschanged', listener)
  return () => there?.removeEventListener?.('voiceschanged', listener)
}

let onStop: (() => void) | null = null

/** Reads a text aloud in place of whatever was being read; calls back once, however it ends. */
export function readAloud(text: string, onEnd: () => void): void {
  stopReading()
  const there = speech()
  const voice = chooseVoice(there?.getVoices() ?? [])
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
