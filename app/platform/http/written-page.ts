/** A page in the pieces that it was written in: joined, they would only be copied once more. */
export type Pieces = readonly string[]

/**
 * A page as the answer of a request. It is what the router takes for a `Response`, but for its
 * body, which stays in its pieces: a `Response` would make a stream of it, to be read again.
 */
class WrittenPage {
  readonly statusText = ''
  /** The router looks whether there is one, each time it wonders what it holds. */
  readonly body = null
  readonly status: number
  readonly headers: Headers
  readonly #pieces: Pieces

  constructor(pieces: Pieces, { status, headers }: { status: number; headers: Headers }) {
    this.#pieces = pieces
    this.status = status
    this.headers = headers
  }

  arrayBuffer = async () => bytesOf(this.#pieces)
  clone = () => this
}

function bytesOf(pieces: Pieces): ArrayBuffer {
  const size = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0)
  const bytes = new ArrayBuffer(size)
  const page = Buffer.from(bytes)
  let end = 0
  for (const piece of pieces) end += page.write(piece, end)
  return bytes
}

/** The router hands a page over as it is, and ours is only asked for its bytes. */
export const asResponse = (...page: ConstructorParameters<typeof WrittenPage>): Response =>
  new WrittenPage(...page) as unknown as Response
