const ENCODER = new TextEncoder()

/**
 * A page as the answer of a request. It is what the router takes for a `Response`, but for its
 * body, which stays the text that it is: a `Response` would make a stream of it, to be read again.
 */
class WrittenPage {
  readonly statusText = ''
  readonly status: number
  readonly headers: Headers
  readonly body: string

  constructor(body: string, { status, headers }: { status: number; headers: Headers }) {
    this.body = body
    this.status = status
    this.headers = headers
  }

  arrayBuffer = async () => ENCODER.encode(this.body).buffer
  clone = () => this
}

/** The router hands a page over as it is, and ours is only asked for its bytes. */
export const asResponse = (...page: ConstructorParameters<typeof WrittenPage>): Response =>
  new WrittenPage(...page) as unknown as Response
