import { gzipSync } from 'node:zlib'

/** What a first visit of a page downloads, in kilobytes of gzip; lazily loaded parts are not counted. */
export async function weighPage(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text()
  // Named in the script that asks for them once the page is painted.
  const scripts = linked(html, /"(\/assets\/[^"]+\.js)"/g)
  const styles = linked(html, /href="(\/assets\/[^"]+\.css)"/g)
  const elsewhere = linked(html, /(?:href|src)="(https?:\/\/[^"]+\.(?:js|css|woff2|png))"/g)
  return {
    scripts: await weigh(origin, scripts),
    styles: await weigh(origin, styles),
    html: kilobytes(gzipSync(html).length),
    elsewhere: elsewhere.filter((url) => !url.startsWith(origin)).length,
  }
}

const linked = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, url = '']) => url)),
]

async function weigh(origin: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const bytes = await (await fetch(origin + path)).arrayBuffer()
      return gzipSync(Buffer.from(bytes), { level: 9 }).length
    }),
  )
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0))
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
