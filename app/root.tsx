import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { useFollowedLinks } from './hydration/follow-links.ts'
import { NewVersion } from './hydration/new-version.tsx'
import { portsContext } from './page-context.ts'
import styles from './public.css?url'
import { DialogSlot } from './ui/dialog-slot.tsx'
import { Toaster } from './ui/toaster.tsx'

export { ErrorScreen as ErrorBoundary } from './shell/error-screen.tsx'

/** Where the browser forbids to keep anything, the tab remembers as long as its page stands. */
const STAND_IN =
  "try{sessionStorage.length}catch{const kept={};Object.defineProperty(window,'sessionStorage',{value:{getItem:key=>kept[key]??null,setItem(key,value){kept[key]=value},removeItem(key){delete kept[key]}}})}"

/** The same on every page: written by hand, the router has not to find and compare them each time. */
const LINKS = (
  <>
    <Font href={headingFont} />
    <Font href={textFont} />
    <link rel="stylesheet" href={styles} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
)

function Font({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
}

export function loader({ context }: Route.LoaderArgs) {
  const { env, cashier } = context.get(portsContext)
  return { publicUrl: env.PUBLIC_URL, isDemonstration: cashier.pretend !== null }
}

/** What the root says never changes while a tab is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {LINKS}
        <Links />
      </head>
      <body>
        {children}
        <NewVersion />
        <DialogSlot />
        <Toaster />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own, which JSX would escape */}
        <script dangerouslySetInnerHTML={{ __html: STAND_IN }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useFollowedLinks()
  return <Outlet />
}
