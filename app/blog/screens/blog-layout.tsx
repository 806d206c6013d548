import { useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { Loading } from '#app/ui/loading.tsx'

/** Under this, saying that something loads is slower than loading it. */
const PATIENCE = 150

/** The list and the articles, and what one reads while the next of them is on its way. */
export default function BlogLayout() {
  const words = useLoadingWords()
  return (
    <>
      {words && <Loading className="py-28 text-xl">{words}</Loading>}
      <div hidden={words !== null}>
        <Outlet />
      </div>
    </>
  )
}

function useLoadingWords(): string | null {
  const path = useNavigation().location?.pathname
  const words = wordsFor(path)
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [words])

  return words && isLong ? words : null
}

function wordsFor(path: string | undefined): string | null {
  if (path === '/blog') return 'Chargement des articles...'
  return path?.startsWith('/blog/') ? "Chargement de l'article..." : null
}
