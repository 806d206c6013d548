import type { User } from '../contract.ts'

/** Who is asking, as services know them; never sent as it is. */
export interface Account {
  id: string
  email: string
  emailVerified: boolean
  isAdmin: boolean
  isPremium: boolean
  simulationsUsed: number
  createdAt: string
}

/** What a browser may know of its own account. */
export const toUser = ({ email, isAdmin, isPremium, simulationsUsed }: Account): User => ({
  email,
  isAdmin,
  isPremium,
  simulationsUsed,
})
