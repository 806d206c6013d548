import { type RefObject, useEffect, useState } from 'react'

/** A file may be let go anywhere on the page: the browser would open it and leave. Says whether one hovers. */
export function useDroppedFile(place: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const isShown = () => place.current?.checkVisibility() ?? false
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(isShown())
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      if (isShown()) onFile(file)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [place, onFile])
  return isOver
}
