import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODINGS, type Encoding, encodingFor } from './accept-encoding.ts'

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)
/** Below this a compressed answer is no smaller on the wire. */
const WORTH_COMPRESSING = 1_000
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

type Forms = Partial<Record<Encoding, Buffer>> & { identity: Buffer }

interface Form {
  tag: string
  /** Name and value in turn, as Node writes them without looking at them again. */
  headers: string[]
  body: Buffer
}

/** An answer as bytes, in each form that an asker may want. */
export interface CachedAnswer {
  status: number
  forms: Partial<Record<Encoding, Form>> & { identity: Form }
  /** In bytes, all forms together. */
  size: number
}

/** Keeps an answer whose body does not change; its forms are named by entity tags. */
export function cachedAnswer(
  status: number,
  headers: Iterable<[string, string]>,
  forms: Forms,
): CachedAnswer {
  const digest = createHash('sha256').update(forms.identity).digest('base64url').slice(0, 22)
  const shared = [...headers].filter(([name]) => !/^(content-length|x-request-id)$/i.test(name))
  const isVarying = forms.br !== undefined || forms.gzip !== undefined
  const form = (encoding: Encoding, body: Buffer): Form => {
    const tag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`
    const own = [
      ...shared,
      ['ETag', tag],
      ...(isVarying ? [['Vary', 'Accept-Encoding']] : []),
      ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ['Content-Length', String(body.length)],
    ]
    return { tag, headers: own.flat(), body }
  }
  const made = ENCODINGS.flatMap((encoding) => {
    const body = forms[encoding]
    return body ? [[encoding, form(encoding, body)] as const] : []
  })
  return {
    status,
    forms: { identity: form('identity', forms.identity), ...Object.fromEntries(made) },
    size: made.reduce((sum, [, { body, headers: own }]) => sum + body.length + own.length * 50, 0),
  }
}

/** The compressed forms of a text beside it. */
export async function compressed(body: Buffer): Promise<Forms> {
  if (body.length < WORTH_COMPRESSING) return { identity: body }
  const [br, gz] = await Promise.all([byBrotli(body, BROTLI), byGzip(body)])
  return { identity: body, br, gzip: gz }
}

/** Sends the form that the asker wants, or only that it has it already. */
export function sendCached(
  { status, forms }: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers } = request
  const form = forms[encodingFor(headers['accept-encoding'])] ?? forms.identity
  const held = headers['if-none-match']
  if (held !== undefined && status === 200 && names(held, form.tag)) {
    response.writeHead(304, withoutBody(form.headers))
    response.end()
    return
  }
  response.writeHead(status, form.headers)
  response.end(request.method === 'HEAD' ? undefined : form.body)
}

const names = (held: string, tag: string) =>
  held === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** What stays true of an answer that is not sent again. */
function withoutBody(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (!/^content-(length|encoding|type)$/i.test(name)) kept.push(name, value)
  }
  return kept
}
