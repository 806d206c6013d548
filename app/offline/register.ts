/** Keeps the interview on this device once the page has nothing better to do; a browser that cannot is left alone. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
