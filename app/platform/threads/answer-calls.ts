import { parentPort } from 'node:worker_threads'
import type { Call, Message } from './messages.ts'

type Verbs = Record<string, (...args: never[]) => unknown>

/** Answers the calls of the thread that started this one, each in turn. */
export function answerCalls(verbs: Verbs): void {
  const port = parentPort
  if (!port) throw new Error('This program runs in a thread of its own.')
  const say = (message: Message) => port.postMessage(message)
  port.on('message', async ({ verb, args }: Call) => {
    try {
      say({ kind: 'answered', answer: await verbs[verb]?.(...(args as never[])) })
    } catch (error) {
      say({ kind: 'failed', error })
    }
  })
  say({ kind: 'ready' })
}
