import { useEffect, useRef, useState } from 'react'

/** Loads what a screen needs now and not before; what an extension or a network blocks is said, never waited for. */
export function useLate<Part>(load: () => Promise<Part | null>) {
  const [part, setPart] = useState<Part | null>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  const [round, setRound] = useState(0)
  const latest = useRef(load)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let isShown = true
    setIsBlocked(false)
    latest
      .current()
      .then((loaded) => {
        if (!isShown) return
        // A part may be a component, which a bare setter would call.
        setPart(() => loaded)
        setIsBlocked(loaded === null)
      })
      .catch(() => isShown && setIsBlocked(true))
    return () => {
      isShown = false
    }
  }, [round])

  return { part, isBlocked, tryAgain: () => setRound(round + 1) }
}
