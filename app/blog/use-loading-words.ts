import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** Under this, saying that something loads is slower than loading it. */
const PATIENCE = 150

export const LIST_LOADING = 'Chargement des articles...'
export const ARTICLE_LOADING = "Chargement de l'article..."

/** What to say while the next list or article is on its way; null while nothing takes long. */
export function useLoadingWords(): string | null {
  const words = wordsFor(useNavigation().location?.pathname)
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    if (!words) return
    const timer = setTimeout(() => setIsLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [words])

  return isLong ? words : null
}

function wordsFor(path: string | undefined): string | null {
  if (path === '/blog') return LIST_LOADING
  return path?.startsWith('/blog/') ? ARTICLE_LOADING : null
}
