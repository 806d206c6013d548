import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailAddress } from '#app/platform/mail-address.ts'
import { aProduct } from '#testing/a-product.ts'
import { A_PASSWORD } from '#testing/an-account.ts'
import { anyText, isHoldable } from '#testing/any-text.ts'
import { ADDRESSES } from '#testing/bad-inputs.ts'
import { call } from '#testing/call.ts'
import { holds, PATIENCE } from '#testing/holds.ts'
import { DATABASES } from '#testing/test-ports.ts'

/** Few: each of them derives several passwords, which is slow on purpose. */
const RUNS = 6

test.each(DATABASES)(
  'whatever password is chosen opens the account, and what is near it does not, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const { app } = product
    const property = fc.asyncProperty(anyText({ minLength: 6, maxLength: 256 }), async (chosen) => {
      const { email, token } = await product.aCaller('user')
      const body = { currentPassword: A_PASSWORD, newPassword: chosen }

      const { status } = await call(app, 'POST /api/change-password', { token, body })

      const logIn = async (password: string) =>
        (await call(app, 'POST /api/login', { body: { email, password } })).status
      const length = [...chosen].length
      const fits = length >= 6 && length <= 256
      expect([chosen, status]).toEqual([chosen, fits ? 200 : 400])
      expect(await logIn(fits ? chosen : A_PASSWORD)).toBe(200)
      if (isHoldable(chosen) && length < 256) expect(await logIn(`${chosen} `)).toBe(401)
    })

    await holds(RUNS, property)
  },
  PATIENCE,
)

test.each(DATABASES)(
  'an address that is taken comes back in its one form, and signs in as it was typed, on %s',
  async (database) => {
    await using product = await aProduct(database)
    const { app } = product
    const { token } = await product.aCaller('admin')
    const taken = []

    for (const typed of [
      ...ADDRESSES.valid,
      ...ADDRESSES.invalid,
      ' Léa@Exemple.FR ',
      'A@b.FR\0',
    ]) {
      const body = { email: typed, password: A_PASSWORD }
      const signedUp = await call(app, 'POST /api/signup', { body })
      const email = mailAddress(typed)
      expect([typed, signedUp.status, signedUp.body.email]).toEqual([
        typed,
        ...(email ? [201, email] : [400, undefined]),
      ])
      if (!email) continue
      taken.push(email)
      const search = `?search=${encodeURIComponent(typed)}`
      const { body: found } = await call(app, `GET /api/admin/users${search}`, { token })
      // Searched as it was typed, capitals included; a domain of other letters is kept in punycode.
      if (/^[\x20-\x7e]*$/.test(typed)) expect(found.users).toMatchObject([{ email }])
      expect((await call(app, 'POST /api/login', { body })).status).toBe(403)
    }

    expect(taken.length).toBeGreaterThan(10)
  },
)
