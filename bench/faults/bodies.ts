import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { AN_OFFER } from '../../testing/an-offer.ts'
import type { Watched } from './gone-and-nested.ts'
import { type Product, whileWatched } from './watched-products.ts'

const PATH = '/api/generate-report'
const TYPE = { 'Content-Type': 'application/json' }
const AT_ONCE = 150
const STALLED = 400
/** How much of a megabyte a stalled upload has sent, in bytes. */
const SENT = 900_000

const SESSION = { jobDescription: AN_OFFER, questions: ['Et vous ?'], answers: ['Moi.'] }
const json = (session: object) =>
  Buffer.from(JSON.stringify({ session: { ...SESSION, ...session } }))
const empties = (count: number) => Array.from({ length: count }, () => ({}))

const DIMENSIONS = json({ feedbacks: [{ dimensions: empties(329_000) }] })
const FAULTS = json({
  feedbacks: Array.from({ length: 20 }, () => ({ dimensions: empties(5), evidence: empties(40) })),
  earlier: Array.from({ length: 20 }, () =>
    Array.from({ length: 4 }, () => ({ feedback: { evidence: empties(40) } })),
  ),
})
const IGNORED = json({ ignored: 'a'.repeat(979_000) })

/** Every attack by what is sent, against one process or several. */
export const BODIES: Record<string, (products: Product[]) => Promise<Watched>> = {
  '20 corps de 990 ko, 329 000 objets vides': (products) =>
    whileWatched(products, () => oneByOne(products, DIMENSIONS, 20)),
  '50 corps de 20 ko, des milliers de fautes': (products) =>
    whileWatched(products, () => oneByOne(products, FAULTS, 50)),
  '150 corps de 980 ko à la fois': (products) =>
    whileWatched(products, () => atOnce(products, IGNORED, true)),
  '150 corps de 980 ko à la fois, par morceaux': (products) =>
    whileWatched(products, () => atOnce(products, IGNORED, false)),
  '400 envois arrêtés en chemin': (products) => whileWatched(products, () => stall(products)),
}

const turn = (products: Product[], at: number) => products[at % products.length]?.url ?? ''

async function oneByOne(products: Product[], body: Buffer, count: number) {
  const statuses = []
  for (let at = 0; at < count; at++) statuses.push(await send(turn(products, at), body, true))
  return statuses
}

const atOnce = (products: Product[], body: Buffer, isAnnounced: boolean) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => send(turn(products, at), body, isAnnounced)),
  )

/** The status, or « coupé » when the line is cut before an answer is read. */
function send(url: string, body: Buffer, isAnnounced: boolean): Promise<string> {
  const length = isAnnounced ? { 'Content-Length': body.length } : {}
  return new Promise((resolve) => {
    const sent = request(url + PATH, {
      method: 'POST',
      agent: false,
      headers: { ...TYPE, ...length },
    })
    sent
      .once('response', (response) => {
        response.resume()
        resolve(String(response.statusCode))
      })
      .on('error', () => resolve('coupé'))
    if (isAnnounced) sent.end(body)
    else sent.write(body, () => sent.end())
  })
}

/** Begins many uploads, goes no further, and waits until the product has ended each of them. */
async function stall(products: Product[]): Promise<string[]> {
  const part = IGNORED.subarray(0, SENT)
  const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${IGNORED.length}\r\n\r\n`
  const begin = async (url: string) => {
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(head)
    socket.write(part)
    return statusOf(socket)
  }
  return Promise.all(Array.from({ length: STALLED }, (_, at) => begin(turn(products, at))))
}

async function statusOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return text.split(' ')[1] ?? 'coupé'
}
