import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '#testing/a-product.ts'
import { anyText } from '#testing/any-text.ts'
import { call } from '#testing/call.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { DATABASES } from '#testing/test-ports.ts'

const RUNS = 25

const anyMessage = fc.record({
  subject: anyText({ maxLength: 150 }),
  message: anyText({ maxLength: 5_000 }),
})
/** Words as a mail shows them: spaces are one, signs that nobody sees are none. */
const words = (text: string) =>
  text
    .match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu)
    ?.join('')
    .replaceAll('\ufffd', '') ?? ''

test.each(DATABASES)(
  'whoever answers reads every word of a message that was taken, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const { app, ports } = product
    const property = fc.asyncProperty(anyMessage, async ({ subject, message }) => {
      ports.sent.length = 0
      const body = { email: 'lea@exemple.fr', subject, message }

      const { status } = await call(app, 'POST /api/support', { body })

      await ports.outbox.deliver()
      expect([status, ports.sent.length]).toEqual(status === 200 ? [200, 1] : [400, 0])
      const [mail] = ports.sent
      if (!mail) return
      expect(mail.subject).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u)
      expect(words(mail.subject)).toBe(words(`Assistance : ${subject}`))
      expect(words(mail.text)).toContain(words(message))
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)
