import type { TestPorts } from './test-ports.ts'

/** Lets the letters leave, and reads the token of the latest link that one address received. */
export async function mailedToken(ports: TestPorts, to: string): Promise<string> {
  await ports.outbox.deliver()
  const mail = ports.sent.findLast((one) => one.to === to && one.text.includes('token='))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${to}`)
  return token
}
