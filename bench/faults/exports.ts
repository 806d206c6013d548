import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { fillAccounts, Kept } from './full-accounts.ts'
import type { Product } from './watched-products.ts'

/** How long those that do not read keep their connections, in milliseconds. */
const HELD = 5_000
const READINGS = 30
const EXPORT = '/api/user/export'

interface Reading {
  /** Which accounts are needed. */
  filled: Parameters<typeof fillAccounts>[1]
  act: (products: Product[], accounts: readonly Kept[]) => Promise<string[]>
}

/** What accounts that are full cost others when they are read. */
export const READINGS_OF_FULL: Record<string, Reading> = {
  '100 exports que personne ne lit': {
    filled: { accounts: 100, each: 3, kept: 'large' },
    act: (products, accounts) => holdUnread(products, accounts),
  },
  '2 exports à la fois de comptes pleins (49 Mo)': {
    filled: { accounts: 2, each: 49, kept: 'large' },
    act: (products, accounts) =>
      readAll(
        products,
        accounts.map(({ token }) => [EXPORT, token]),
      ),
  },
  "30 lectures d'une simulation de 1 Mo": {
    filled: { accounts: 1, each: 1, kept: 'large' },
    act: (products, accounts) => readAll(products, accounts.flatMap(manyTimes)),
  },
  "30 lectures d'une simulation ancienne de 14,5 Mo": {
    filled: { accounts: 1, each: 1, kept: 'ancient' },
    act: (products, accounts) => readAll(products, accounts.flatMap(manyTimes)),
  },
}

type Asked = readonly [path: string, token: string]

const manyTimes = ({ token, id }: Kept): Asked[] =>
  Array.from({ length: READINGS }, () => [`/api/simulations/${id}`, token])

function ask(products: Product[], at: number, [path, token]: Asked): Promise<IncomingMessage> {
  const { url = '' } = products[at % products.length] ?? {}
  const headers = { Authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    request(url + path, { agent: false, headers }, resolve)
      .on('error', reject)
      .end()
  })
}

/** Each answer read to its end: its status, and how much it was. */
const readAll = (products: Product[], asked: readonly Asked[]) =>
  Promise.all(
    asked.map(async (one, at) => {
      const response = await ask(products, at, one)
      let bytes = 0
      for await (const piece of response) bytes += piece.length
      return `${response.statusCode} de ${Math.round(bytes / 1e6)} Mo`
    }),
  )

/** Each answer left where it begins, its connection kept for a while. */
async function holdUnread(products: Product[], accounts: readonly Kept[]): Promise<string[]> {
  const responses = await Promise.all(
    accounts.map(({ token }, at) => ask(products, at, [EXPORT, token])),
  )
  await new Promise((resolve) => setTimeout(resolve, HELD))
  for (const response of responses) response.destroy()
  await Promise.all(responses.map((response) => response.closed || once(response, 'close')))
  return responses.map(({ statusCode }) => String(statusCode))
}
