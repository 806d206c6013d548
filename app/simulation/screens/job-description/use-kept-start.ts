import { useEffect } from 'react'

const PATH = '/job-description'

/** The gate for who came by another way, and the word said to who leaves with an unused start. */
export function useKeptStart() {
  useEffect(() => {
    let isHere = true
    const late = import('./kept-start.ts')
    late.then(({ refuseWithoutStart }) => refuseWithoutStart(() => isHere), ignore)
    return () => {
      isHere = false
      // React mounts twice in development: only who is really elsewhere has left.
      if (window.location.pathname !== PATH) late.then(({ sayStartKept }) => sayStartKept(), ignore)
    }
  }, [])
}

const ignore = () => {}
