import { type ReactNode, useSyncExternalStore } from 'react'
import { offerIfGone } from '#app/hydration/late-files.ts'
import { showToast } from './toast.ts'

type Opened = (close: () => void) => ReactNode

let opened: Opened | null = null
/** How many times nothing was left to draw dialogs: one that was asked for before then is wanted no more. */
let endings = 0
const listeners = new Set<() => void>()

function publish(next: Opened | null) {
  opened = next
  for (const listener of listeners) listener()
}

export const closeDialog = () => publish(null)

/** Opens a dialog once what draws it has come; without a network that is said, and nothing else changes. */
export async function openDialog(load: () => Promise<Opened>): Promise<void> {
  const asked = endings
  try {
    const dialog = await load()
    if (asked !== endings) return
    closeLayers()
    publish(dialog)
  } catch (error) {
    if (await offerIfGone(error)) return
    showToast({
      title: 'Erreur',
      description: "Cette fenêtre ne peut pas s'ouvrir sans connexion. Veuillez réessayer.",
      tone: 'destructive',
    })
  }
}

/** A menu that was opened lies above everything, a dialog included. */
function closeLayers() {
  for (const layer of document.querySelectorAll<HTMLElement>('[popover]')) layer.hidePopover?.()
}

/** Where the one dialog of the moment is drawn, whatever opened it. */
export function DialogSlot() {
  const shown = useSyncExternalStore(subscribe, current, none)
  return shown?.(closeDialog)
}

const current = () => opened
const none = () => null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    endings += 1
    opened = null
  }
}
