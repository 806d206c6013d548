import type { EntryContext } from 'react-router'
import { EARLY_PRESS } from './early-press.ts'

/**
 * The scripts of a page, as inline scripts that its policy can name: the loaders' data at once, and
 * the program once the page is painted, so that nothing it weighs delays the first reading.
 */
export function lateScripts(context: EntryContext, data: string): string {
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  )
  const modules = routes.map(({ module }) => module)
  const before = manifest.hmr ? [manifest.hmr.runtime] : []
  const needed = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]
  const state = `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new Response(${inScript(data)}).body`
  const program = afterPaint({
    before,
    preloaded: manifest.hmr ? [] : [...new Set(needed)],
    modules: [manifest.url, ...modules],
    ids: routes.map(({ id }) => id),
    entry: manifest.entry.module,
  })
  return `<script>${ZOD}${state}</script><script>${program}</script>`
}

/**
 * A page's policy refuses `new Function`, and browsers report that zod even tries. Said where zod
 * looks before its first schema, so that no page has to carry it for this.
 */
const ZOD = 'globalThis.__zod_globalConfig={jitless:true};'

interface Program {
  /** Of the development server: it must run before any screen. */
  before: string[]
  preloaded: string[]
  /** The table of routes, then the screens of this page in the order of `ids`. */
  modules: string[]
  ids: string[]
  entry: string
}

/** A tab that nobody looks at paints nothing: it waits for nothing either. */
const afterPaint = ({ before, preloaded, modules, ids, entry }: Program) => `{
${EARLY_PRESS}const ask = async () => {
  for (const href of ${inScript(preloaded)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  for (const first of ${inScript(before)}) await import(first)
  const [, ...screens] = await Promise.all(${inScript(modules)}.map((module) => import(module)))
  const ids = ${inScript(ids)}
  window.__reactRouterRouteModules = Object.fromEntries(screens.map((screen, index) => [ids[index], screen]))
  await import(${inScript(entry)})
}
const come = () => ask().catch((error) => { live(); throw error })
const isTold = PerformanceObserver.supportedEntryTypes.includes("paint")
if (document.hidden) come()
else if (!isTold) requestAnimationFrame(() => setTimeout(come))
else new PerformanceObserver((list, painted) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  painted.disconnect()
  come()
}).observe({ type: "paint", buffered: true })
}`

/** A value in a script, which nothing in it can close. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
