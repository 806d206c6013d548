/** One toast at a time, as the specification says; a dismissed one is forgotten long after. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5_000
export const TOAST_REMOVE_DELAY = 1_000_000

export interface Toast {
  id: number
  title: string
  description?: string
  tone: 'plain' | 'destructive'
  isOpen: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast to whoever looks at the page; the newest replaces the one before. */
export function showToast(
  toast: Omit<Toast, 'id' | 'isOpen' | 'tone'> & Partial<Pick<Toast, 'tone'>>,
) {
  lastId += 1
  const shown: Toast = { tone: 'plain', ...toast, id: lastId, isOpen: true }
  publish([shown, ...toasts].slice(0, TOAST_LIMIT))
}

export function dismissToast(id: number) {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY)
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = () => toasts
const NONE: readonly Toast[] = []
export const noToasts = () => NONE
