import { REPLAY_EARLY_CLICKS } from './replay-early-clicks.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const PROGRAM = '<script type="module" async="">'
const INERT_PROGRAM = '<script type="text/deferred" async="">'
const END = '</body>'

/**
 * The page as the router wrote it, but its program is asked for once the page is painted, so that
 * nothing that it weighs delays the first reading. Throws when the page has no program.
 */
export function deferHydration(html: string): string {
  const program = html.lastIndexOf(PROGRAM)
  const end = html.lastIndexOf(END)
  if (program < 0 || end < program) throw new Error('The router wrote no program into the page.')
  const before = html.slice(0, program)
  const preloads = [...before.matchAll(PRELOAD)].map(([, address]) => address)
  const after = html.slice(program + PROGRAM.length, end)
  const late = `<script>${ZOD}${afterPaint(preloads)}</script>`
  return before.replace(PRELOAD, '') + INERT_PROGRAM + after + late + html.slice(end)
}

/**
 * A page's policy refuses `new Function`, and browsers report that zod even tries. Said where zod
 * looks before its first schema, so that no page has to carry it for this.
 */
const ZOD = 'globalThis.__zod_globalConfig={jitless:true};'

/**
 * Without its program a page says so itself, in the place of `app/hydration/new-version.tsx`: because a newer
 * version is there, or because the network gave way.
 */
const SAY_MISSING = `const missing = async () => {
  replay()
  const gone = await Promise.all(files.map((file) => fetch(file, { method: "HEAD" }).then(({ status }) => status === 404, () => false)))
  const said = document.querySelector("[data-new-version]")
  if (!said) return
  if (!gone.includes(true)) said.firstChild.data = "Cette page n'est pas arrivée entière\u00a0: "
  said.querySelector("button").onclick = () => location.reload()
  said.hidden = false
}
`

/**
 * A tab that nobody looks at paints nothing: it waits for nothing either. The script that was inert
 * stands where React expects it, once it is a module.
 */
const afterPaint = (preloads: (string | undefined)[]) => `{
const files = ${JSON.stringify(preloads)}
${REPLAY_EARLY_CLICKS}${SAY_MISSING}const come = () => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, onerror: missing }))
  const inert = document.querySelector('script[type="text/deferred"]')
  inert.replaceWith(Object.assign(inert.cloneNode(true), { type: "module", onerror: missing }))
}
const isTold = PerformanceObserver.supportedEntryTypes.includes("paint")
if (document.hidden) come()
else if (!isTold) requestAnimationFrame(() => setTimeout(come))
else new PerformanceObserver((list, painted) => {
  if (list.getEntriesByName("first-contentful-paint").length === 0) return
  painted.disconnect()
  come()
}).observe({ type: "paint", buffered: true })
}`
