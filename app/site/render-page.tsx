import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { Pieces } from '#app/platform/http/written-page.ts'
import { IncidentReference } from '#app/shell/incident-reference.ts'
import { ShareMarkup } from '#app/ui/shared-markup.tsx'
import { lateScripts } from './late-scripts.ts'
import type { SharedMarkup } from './shared-markup.ts'

const DOCTYPE = '<!DOCTYPE html>'
/** What stands in the markup for a part that was not loaded yet. */
const UNFINISHED = '<!--$!-->'

interface Page {
  url: string
  /** Of a page that broke. */
  incident: string | null
  shared: SharedMarkup
}

/**
 * A page whole, its scripts at the end. Written in one go, which costs half of writing it to a
 * stream; only the first page that needs a part of the program waits for it.
 */
export async function renderPage(
  context: EntryContext,
  { url, incident, shared }: Page,
): Promise<Pieces> {
  const { serverHandoffStream, ...ready } = context
  const page = (
    <ShareMarkup value={shared.share}>
      <IncidentReference value={incident}>
        <ServerRouter context={ready} url={url} />
      </IncidentReference>
    </ShareMarkup>
  )
  const whole = renderToString(page)
  const drawn = whole.includes(UNFINISHED) ? await renderPatiently(page) : whole
  const html = shared.fill(drawn)
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const end = html.lastIndexOf('</body>')
  return [DOCTYPE, html.slice(0, end), lateScripts(context, data), html.slice(end)]
}

/**
 * Waits for the parts that were not loaded yet, then writes the page as any other: a stream would put
 * large parts at its end, to be moved into place by a script.
 */
async function renderPatiently(page: React.ReactNode): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    renderToPipeableStream(page, { onAllReady: resolve, onShellError: reject })
  })
  return renderToString(page)
}
