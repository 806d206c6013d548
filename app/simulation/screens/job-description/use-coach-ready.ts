import { useEffect } from 'react'

/** Keeps the coach on the device of whoever opens the offer, for when there is no network. */
export function useCoachReady() {
  useEffect(() => {
    import('../../coach-at-hand.ts').then(({ keepCoachHere }) => keepCoachHere()).catch(() => {})
  }, [])
}
