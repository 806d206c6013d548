import { Outlet, useMatches } from 'react-router'
import { Loading } from '#app/ui/loading.tsx'
import { LIST_LOADING, useLoadingWords } from '../use-loading-words.ts'

/** The list and the articles, and what one reads while the next of them is on its way. */
export default function BlogLayout() {
  const words = useLoadingWords()
  const isList = useMatches().at(-1)?.pathname === '/blog'
  // The list keeps its search form, and the focus in it, while its articles change.
  const isHidden = words !== null && !(isList && words === LIST_LOADING)
  return (
    <>
      {isHidden && <Loading className="py-28 text-xl">{words}</Loading>}
      <div hidden={isHidden}>
        <Outlet />
      </div>
    </>
  )
}
