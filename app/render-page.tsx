import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { IncidentReference } from './shell/incident-reference.ts'

/** What stands in the markup for a part that was not loaded yet. */
const UNFINISHED = '<!--$!-->'

/**
 * A page whole, with the data that its loaders gave. Written in one go, which costs half of
 * writing it to a stream; only the first page that needs a part of the program waits for it.
 */
export async function renderPage(
  context: EntryContext,
  url: string,
  incident: string | null,
): Promise<string> {
  const { serverHandoffStream, ...ready } = context
  const page = (
    <IncidentReference value={incident}>
      <ServerRouter context={ready} url={url} />
    </IncidentReference>
  )
  const whole = `<!DOCTYPE html>${renderToString(page)}`
  const html = whole.includes(UNFINISHED) ? await renderPatiently(page) : whole
  return withData(html, serverHandoffStream && (await text(serverHandoffStream)))
}

function renderPatiently(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

/** Puts the loaders' data at the end of the body, where the browser's router reads it. */
function withData(html: string, data: string | undefined): string {
  if (!data) return html
  const stream = 'window.__reactRouterContext.streamController'
  const scripts = `<script>${stream}.enqueue(${asScript(data)});</script><script>${stream}.close();</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + scripts + html.slice(end)
}

/** A string in a script, which nothing in it can close. */
const asScript = (data: string) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
