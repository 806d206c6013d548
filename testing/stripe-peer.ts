import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_essai'

interface Intent {
  id: string
  object: 'payment_intent'
  client_secret: string
  amount: number
  currency: string
  status: string
  metadata: Record<string, string>
  latest_charge: { id: string; object: 'charge'; refunded: boolean; disputed: boolean } | null
}

interface Call {
  method: string
  path: string
  key: string | undefined
  version: string | undefined
  body: string
}

/** A peer that speaks the provider's wire format: form bodies, error objects, idempotent replays. */
export async function startStripePeer() {
  const intents = new Map<string, Intent>()
  const disputes = new Map<string, string>()
  const replays = new Map<string, { body: string; id: string }>()
  const calls: Call[] = []
  const state = { failures: 0 }

  function create(body: string, key: string | undefined): [number, unknown] {
    const known = key === undefined ? undefined : replays.get(key)
    if (known && known.body !== body) {
      return [400, fault('idempotency_error', 'Keys for idempotent requests differ.')]
    }
    if (known) return [200, intents.get(known.id)]
    const form = new URLSearchParams(body)
    const id = `pi_${randomBytes(8).toString('hex')}`
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
        return field ? [[field, value]] : []
      }),
    )
    intents.set(id, {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      metadata,
      latest_charge: null,
    })
    if (key !== undefined) replays.set(key, { body, id })
    return [200, intents.get(id)]
  }

  function answer({ method, path, key, body }: Call): [number, unknown] {
    if (state.failures > 0) {
      state.failures--
      return [500, fault('api_error', 'Something went wrong.')]
    }
    const url = new URL(path, 'http://peer')
    if (method === 'POST' && url.pathname === '/v1/payment_intents') return create(body, key)
    if (url.pathname === '/v1/disputes') {
      const status = disputes.get(url.searchParams.get('payment_intent') ?? '')
      const data = status ? [{ id: 'du_1', object: 'dispute', status }] : []
      return [200, { object: 'list', data, has_more: false, url: '/v1/disputes' }]
    }
    const [, id = '', verb] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    const intent = intents.get(id)
    if (!intent) {
      return [
        404,
        fault('invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing'),
      ]
    }
    if (verb === 'cancel' && !intent.status.startsWith('requires_')) {
      const why = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      return [400, fault('invalid_request_error', why, 'payment_intent_unexpected_state')]
    }
    if (verb === 'cancel') intent.status = 'canceled'
    const isExpanded = url.search.includes('latest_charge')
    const latest_charge = isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null)
    return [200, { ...intent, latest_charge }]
  }

  const server = createServer(async (request, response) => {
    const call = await read(request)
    calls.push(call)
    send(response, ...answer(call))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    calls,
    intents,
    disputes,
    /** How many of the next calls fail as the provider's own servers do. */
    state,
    /** What turns a product's environment towards this peer. */
    env: {
      STRIPE_SECRET_KEY: 'sk_test_essai',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_essai',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    /** The card of an intent goes through, as the provider's script would make it. */
    pay(id: string, status = 'succeeded') {
      const intent = intents.get(id)
      if (!intent) throw new Error(`no intent ${id}`)
      intent.status = status
      intent.latest_charge = { id: 'ch_1', object: 'charge', refunded: false, disputed: false }
    },
    charge(id: string, change: { refunded?: boolean; disputed?: boolean }) {
      Object.assign(intents.get(id)?.latest_charge ?? {}, change)
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** An event as the provider sends it, with the signature over its very bytes. */
export function signedEvent(type: string, object: object, secret = WEBHOOK_SECRET) {
  const event = { id: 'evt_1', object: 'event', type, data: { object } }
  return signedBody(JSON.stringify(event, null, 2), secret)
}

/** Any body, signed as the provider signs. */
export function signedBody(payload: string, secret = WEBHOOK_SECRET) {
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return { payload, header }
}

const fault = (type: string, message: string, code?: string) => ({ error: { type, message, code } })

async function read(request: IncomingMessage): Promise<Call> {
  let body = ''
  for await (const chunk of request) body += chunk
  const { method = '', url = '', headers } = request
  const header = (name: string) => [headers[name]].flat()[0]
  const [key, version] = [header('idempotency-key'), header('stripe-version')]
  return { method, path: url, key, version, body }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
  response.end(JSON.stringify(body))
}
