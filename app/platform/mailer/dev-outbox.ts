import { hash, timingSafeEqual } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html, raw } from 'hono/html'
import type { AppEnv } from '../http/app-env.ts'
import { isLoopback } from '../loopback.ts'
import { Problem } from '../problem.ts'
import { readEml } from './eml.ts'
import { sentMailsFolder } from './open-mailer.ts'
import { outboxKey } from './outbox-key.ts'

const NO_PAGE = "Cette page n'existe que pour la démonstration, sur la machine qui la fait tourner."
const NO_MAIL = "Cet e-mail n'existe pas."
const FILE_NAME = /^[\w.-]+\.eml$/
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** As `clientAddress` names who asks; « unknown » is a test, which has no socket. */
const LOCAL_ADDRESS = /^(127\.|0:0:0:0::\/64$|unknown$)/
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']

/**
 * Whoever reads these mails may open any account: never in production, nor from elsewhere, nor
 * without the key, since a proxy of this machine that says nothing of whom it serves looks local.
 */
const onThisMachine = createMiddleware<AppEnv>(async (c, next) => {
  const { ports, address } = c.var
  const { env } = ports
  const isHere = LOCAL_ADDRESS.test(address) && isAskedByName(c.req.url, env.PUBLIC_URL)
  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined)
  const isOpen = !env.isProduction && !env.SMTP_URL && isHere && !isForwarded
  if (!isOpen || !isKey(c.req.param('key'), await outboxKey(env))) {
    throw new Problem('not-found', NO_PAGE)
  }
  c.header('Content-Security-Policy', POLICY)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  await next()
})

const isKey = (given = '', key: string) =>
  timingSafeEqual(Buffer.from(hash('sha256', given)), Buffer.from(hash('sha256', key)))

/** Another site may point its own name at this machine, and would read what a browser here reads. */
function isAskedByName(url: string, publicUrl: string) {
  const { hostname } = new URL(url)
  return isLoopback(hostname) || hostname === new URL(publicUrl).hostname
}

/** `/dev/outbox/KEY`: the mails of the demonstration, newest first, with links that work. */
export const devOutbox = new Hono<AppEnv>()
  .use('/:key/*', onThisMachine)
  .get('/:key', async (c) => {
    const folder = sentMailsFolder(c.var.ports.env)
    const names = (await readdir(folder).catch(() => [])).filter((name) => FILE_NAME.test(name))
    const mails = await Promise.all(
      names
        .sort()
        .reverse()
        .slice(0, 100)
        .map(async (name) => ({ name, eml: await readFile(join(folder, name)).catch(gone) })),
    )
    const articles = []
    for (const { name, eml } of mails) {
      if (eml) articles.push(inList({ name, ...(await readEml(eml)) }, c.req.param('key')))
    }
    return c.html(page(articles))
  })
  .get('/:key/:name', async (c) => {
    const name = c.req.param('name')
    if (!FILE_NAME.test(name)) throw new Problem('not-found', NO_MAIL)
    const file = join(sentMailsFolder(c.var.ports.env), name)
    const eml = await readFile(file).catch((cause) => {
      throw new Problem('not-found', NO_MAIL, { cause })
    })
    return c.html((await readEml(eml)).html)
  })

type Listed = Awaited<ReturnType<typeof readEml>> & { name: string }

/** It was taken away since the list was read. */
const gone = () => null

const inList = ({ name, to, subject, date, html: whole, text }: Listed, key: string) => html`
  <article>
    <h2><a href="/dev/outbox/${key}/${name}">${subject}</a></h2>
    <p>${to} · ${date}</p>
    ${raw(buttonOf(whole))}
    <pre>${raw(linked(text))}</pre>
  </article>`

/** The one button of a mail (`Action`), which its text leaves out: its address and words, as they are written. */
function buttonOf(mail: string): string {
  const button = mail.split('<a').find((piece) => piece.includes('class="action"'))
  const end = button?.indexOf('>') ?? -1
  if (!button || end < 0) return ''
  const href = /href="([^"]*)"/.exec(button.slice(0, end))?.[1]
  const inside = button.slice(end + 1).split('</a>')[0] ?? ''
  const words = inside
    .split('<!--')
    .map((piece, index) => (index === 0 ? piece : (piece.split('-->')[1] ?? '')))
    .join('')
    .replace(/<[^>]*>/g, '')
    .trim()
  return href ? `<p><a class="button" href="${href}">${words}</a></p>` : ''
}

/** The text is escaped first; what is made a link afterwards holds no character of markup. */
const linked = (text: string) =>
  text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/https?:\/\/[\w.:/?=%-]+/g, (link) => `<a href="${link}">${link}</a>`)

const page = (articles: unknown[]) => html`<!doctype html>
  <html lang="fr">
    <head>
      <title>Boîte d'envoi de la démonstration</title>
      <meta name="viewport" content="width=device-width" />
      <style>
        body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
        pre { white-space: pre-wrap; font: inherit; }
        .button { display: inline-block; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: CanvasText; color: Canvas; font-weight: 700; text-decoration: none; }
        :root { color-scheme: light dark; }
      </style>
    </head>
    <body>
      <h1>Boîte d'envoi de la démonstration</h1>
      ${articles.length > 0 ? articles : html`<p>Aucun e-mail pour l'instant.</p>`}
    </body>
  </html>`
