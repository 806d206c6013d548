import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product.ts'
import { anyRequest, OWN } from '#testing/any-request.ts'
import { expectSound } from '#testing/expect-sound.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { OPERATIONS } from '#testing/published.ts'
import { DATABASES } from '#testing/test-ports.ts'

const RUNS = 20

test('the published interface has every call', () => {
  expect(OPERATIONS.length).toBeGreaterThan(40)
})

for (const database of DATABASES) {
  const product = await aProduct(database)
  afterAll(() => product[Symbol.asyncDispose]())

  test.each(OPERATIONS.map((operation) => [operation.what, operation] as const))(
    `%s answers whatever comes as published, on ${database}`,
    async (_, operation) => {
      const property = fc.asyncProperty(anyRequest(operation), async ({ caller, ...asked }) => {
        const me = await product.aCaller(caller)
        const path = asked.path.replaceAll(OWN, await product.somethingOf(operation, me))
        const token = caller === 'none' ? undefined : me.token

        const response = await product.send(operation.method, { ...asked, path }, token)

        await expectSound(operation, response, [...product.secrets, me.token])
      })

      await holds(RUNS, property)
    },
    PATIENCE,
  )
}
