import { useEffect, useRef, useState } from 'react'
import { takeWhatWasShared } from '#app/offline/shared.ts'
import { readClipboard } from './clipboard.ts'
import type { FileText } from './file-text.ts'
import { readInWorker } from './read-in-worker.ts'
import { tidyText } from './tidy-text.ts'

/** What became of the text that was brought, and what the field held before it. */
export type Brought =
  | { state: 'reading' }
  | { state: 'read'; name: string; replaced: string }
  | { state: 'fault'; fault: string }

interface Field {
  current: () => string
  onFill: (text: string) => void
}

/** Brings the text of a file, of the clipboard or of another application into the field; the latest one asked for wins. */
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

  const bringFile = (file: File) =>
    bring(`«\u00a0${file.name}\u00a0»`, (signal) => readInWorker(file, signal))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shared is taken once
  useEffect(() => {
    takeWhatWasShared().then((shared) => {
      if (shared?.file) void bringFile(shared.file)
      else if (shared?.text) fill('Le texte partagé', tidyText(shared.text))
    }, noone)
  }, [])

  return {
    brought,
    bringFile,
    bringCopied: () => bring('Le texte copié', readClipboard),
    /** Nothing that was written in between is lost: it can be put back in its turn. */
    putBack: (text: string) => fill("Le texte d'avant", text),
  }
}

/** A browser that keeps nothing was given nothing either. */
const noone = () => {}
