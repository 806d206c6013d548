import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

interface Received {
  to: string[]
  raw: string
}

/** A mail server that speaks the real protocol on a free port; each address may be refused with a code. */
export async function startMailServer(refusals: Record<string, number> = {}) {
  const received: Received[] = []
  const tries: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, answer) {
      tries.push(address)
      const responseCode = refusals[address]
      answer(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData(stream, session, answer) {
      void readAll(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        answer()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Every recipient that was announced, refused ones included. */
    tries,
    refusals,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
