import { expect, test } from 'vitest'
import { outlineOffer } from './outline-offer.ts'

/** As long as an offer may be; whoever pastes it must not hold the process for everybody else. */
const LONGEST = 20_000

test.each(['A-', 'Aa-', 'Aa ', "A'", ' ', '\u00a0', 'A', 'a-', '.', '1'])(
  'a line of nothing but « %s » is read like any other',
  (sign) => {
    const line = `Chez ${sign.repeat(LONGEST / sign.length)}`.slice(0, LONGEST - 2)

    const { title } = outlineOffer(`${line} !`)

    expect(title === null || title.text.length < 200).toBe(true)
  },
)
