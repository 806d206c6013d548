const WORDS_PER_MINUTE = 150

/** « 23 mots, environ 10 s à l'oral », rounded to what a speaker can tell apart. */
export function speakingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  const count = `${words} ${words > 1 ? 'mots' : 'mot'}`
  if (words === 0) return count
  const seconds = Math.max(5, Math.round((words / WORDS_PER_MINUTE) * 12) * 5)
  return `${count}, environ ${duration(seconds)} à l'oral`
}

function duration(seconds: number): string {
  const rest = seconds % 60
  if (seconds < 60) return `${seconds} s`
  const minutes = `${Math.floor(seconds / 60)} min`
  return rest === 0 ? minutes : `${minutes} ${rest} s`
}
