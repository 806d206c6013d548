import type { Account } from '#app/accounts/server/service.ts'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import type { Ports } from '#app/ports.ts'
import { manyMessagesFromHere } from '../messages.ts'

const HOUR = 3_600
const OF_VISITOR: LimitRule = { name: 'support', points: 5, seconds: HOUR }
const OF_ACCOUNT: LimitRule = { name: 'support-account', points: 10, seconds: HOUR }
/** Behind the address of a school or an agency many accounts may write at once. */
const OF_ACCOUNTS: LimitRule = { name: 'support-accounts', points: 100, seconds: HOUR }

export interface Sender {
  account: Account | null
  address: string
}

/** Counts one message of an account, or of a network address; throws `too-many`. */
export async function limitMessages(
  { limits }: Pick<Ports, 'limits'>,
  { account, address }: Sender,
): Promise<void> {
  const place = { rule: OF_VISITOR, key: address }
  if (!account) return consumeOrTell(limits, place, manyMessagesFromHere)
  await limits.consume(OF_ACCOUNT, account.id)
  await limits.consume(OF_ACCOUNTS, address)
}

export const resetCounts = ({ limits }: Pick<Ports, 'limits'>, accountId: string) =>
  limits.reset(OF_ACCOUNT, accountId)
