/** Whole seconds as mm:ss; an hour and more stays in minutes. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return [Math.floor(whole / 60), whole % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
}
