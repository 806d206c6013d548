import '../backoffice.css'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { NavLink } from '#app/ui/link.tsx'
import { Loading } from '#app/ui/loading.tsx'

const SECTIONS = [
  { to: '/admin', label: 'Tableau de bord', end: true },
  { to: '/admin/users', label: 'Utilisateurs' },
  { to: '/admin/blog', label: 'Blog' },
]

const ITEM =
  'flex min-h-11 items-center rounded-lg px-3 text-ink-soft hover:text-ink aria-[current=page]:bg-track aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The back office around its screen: a sidebar, which a phone opens as a drawer. */
export function Sections() {
  return (
    <div className="grid gap-x-10 pt-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-10">
      <SideBar />
      <div className="min-w-0">
        <Suspense fallback={<Loading className="py-28">Chargement...</Loading>}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}

function SideBar() {
  const drawer = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move closes the drawer
  useEffect(() => drawer.current?.hidePopover?.(), [key])
  return (
    <>
      <button
        type="button"
        popoverTarget="sections"
        className="mb-6 flex min-h-11 items-center gap-2.5 self-start justify-self-start rounded-xl border border-hairline bg-surface px-4 font-semibold lg:hidden"
      >
        Menu Admin
      </button>
      <nav
        id="sections"
        ref={drawer}
        popover="auto"
        aria-label="Administration"
        className="fixed inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-72 border-r border-hairline bg-paper p-5 text-ink shadow-raised lg:static lg:block lg:h-auto lg:w-auto lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <ul className="grid gap-1 lg:sticky lg:top-6">
          {SECTIONS.map((section) => (
            <li key={section.to}>
              <NavLink className={ITEM} {...section} end={section.end ?? false}>
                {section.label}
              </NavLink>
            </li>
          ))}
          <li className="mt-3 border-t border-hairline pt-3">
            <NavLink to="/" className={ITEM} end>
              Retour à l'App
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  )
}
