/** No reply of ours needs a tenth of it. */
const MOST_BYTES = 400_000

class ReplyTooLong extends Error {
  override name = 'ReplyTooLong'
}

/** How a provider is reached: what `fetch` does, for an address and a text. */
export type Fetch = (address: unknown, init?: RequestInit) => Promise<Response>

/** Fetches, and stops reading a reply that never ends: its socket is closed at the limit. */
export function bounded(fetch: Fetch): Fetch {
  return async (address, init) => {
    const response = await fetch(address, init)
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limit()), { status, statusText, headers })
  }
}

function limit() {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      size += piece.byteLength
      if (size > MOST_BYTES) controller.error(new ReplyTooLong(`more than ${MOST_BYTES} bytes`))
      else controller.enqueue(piece)
    },
  })
}
