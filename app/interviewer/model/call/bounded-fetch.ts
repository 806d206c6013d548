/** No reply of ours needs a tenth of it. */
const MOST_BYTES = 400_000

class ReplyTooLong extends Error {
  override name = 'ReplyTooLong'
}

/** Fetches, and stops reading a reply that never ends: its socket is closed at the limit. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let size = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        size += piece.byteLength
        if (size > MOST_BYTES) controller.error(new ReplyTooLong(`more than ${MOST_BYTES} bytes`))
        else controller.enqueue(piece)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}
