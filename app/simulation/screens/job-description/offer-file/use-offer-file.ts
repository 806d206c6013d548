import { useEffect, useRef, useState } from 'react'
import { readClipboard } from './clipboard.ts'
import type { FileText } from './file-text.ts'
import { readInWorker } from './read-in-worker.ts'

/** What became of the text that was brought, and what the field held before it. */
export type Brought =
  | { state: 'reading' }
  | { state: 'read'; name: string; replaced: string }
  | { state: 'fault'; fault: string }

interface Field {
  current: () => string
  onFill: (text: string) => void
}

/** Brings the text of a file or of the clipboard into the field; the latest one asked for wins. */
export function useOfferFile({ current, onFill }: Field) {
  const [brought, setBrought] = useState<Brought | null>(null)
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])

  const fill = (name: string, text: string) => {
    const replaced = current()
    onFill(text)
    setBrought({ state: 'read', name, replaced })
  }

  const bring = async (name: string, read: (signal: AbortSignal) => Promise<FileText>) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setBrought({ state: 'reading' })
    const found = await read(signal)
    if (signal.aborted) return
    if ('fault' in found) return setBrought({ state: 'fault', fault: found.fault })
    fill(name, found.text)
  }

  return {
    brought,
    bringFile: (file: File) =>
      bring(`«\u00a0${file.name}\u00a0»`, (signal) => readInWorker(file, signal)),
    bringCopied: () => bring('Le texte copié', readClipboard),
    /** Nothing that was written in between is lost: it can be put back in its turn. */
    putBack: (text: string) => fill("Le texte d'avant", text),
  }
}
