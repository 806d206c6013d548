import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { onAccountLeft, useAccountsLeft } from '#app/accounts/tab-account.ts'
import { useLoadingWords } from '#app/blog/use-loading-words.ts'
import { staticIsland } from '#app/hydration/static-island.tsx'
import { forgetShared } from '#app/offline/shared.ts'
import { closeDialog } from '#app/ui/dialog-slot.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Header } from './header.tsx'

const INTERVIEW = 'simulation/screens/interview-layout'
const BLOG = 'blog/screens/blog-layout'
const Footer = staticIsland(() => import('./footer.tsx').then(({ Footer }) => Footer), 'mt-auto')
/** The same element each time: a move to another page does not draw it again. */
const FOOTER = <Footer />

onAccountLeft(closeDialog)
onAccountLeft(forgetShared)

export default function PageLayout() {
  const isInterview = useMatches().some(({ id }) => id === INTERVIEW)
  const { pathname } = useLocation()
  const main = useFocusAfterMoving(pathname)
  return (
    <>
      <a
        href="#contenu"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-xl bg-ink px-5 py-3 text-paper focus:translate-y-0"
      >
        Aller au contenu
      </a>
      <Header isInterview={isInterview} />
      <Breadcrumb />
      {/* A place of its own for each: to a browser, one main that grows is a page whose words move. */}
      <main
        key={isInterview ? 'interview' : 'page'}
        id="contenu"
        ref={main}
        tabIndex={-1}
        className={`mx-auto w-full px-5 outline-none sm:px-8 sm:pb-20 ${isInterview ? 'min-h-[calc(100dvh-4rem)] max-w-[49rem] pt-8 pb-8 sm:pt-12' : 'max-w-page pb-20'}`}
      >
        <Content key={useAccountsLeft()} />
      </main>
      {FOOTER}
    </>
  )
}

/** The page, or what one reads instead while the blog is on its way from anywhere else. */
function Content() {
  const isInBlog = useMatches().some(({ id }) => id === BLOG)
  const words = useLoadingWords()
  const isLeaving = words !== null && !isInBlog
  return (
    <>
      {isLeaving && <Loading className="py-28 text-xl">{words}</Loading>}
      <div hidden={isLeaving}>
        <Outlet />
      </div>
    </>
  )
}

/** After a move to another page, keyboard and screen reader begin at its content, as after a load. */
function useFocusAfterMoving(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return main
}
