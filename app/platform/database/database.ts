import type { Generated, Kysely } from 'kysely'

/** Every table of the product; times are ISO texts in UTC. */
export interface Tables {
  model_use: ModelUseRow
  account: AccountRow
  session: SessionRow
  email_link: EmailLinkRow
  known_network: KnownNetworkRow
  outbox: OutboxRow
  simulation: SimulationRow
  past_simulation: PastSimulationRow
  past_simulation_part: PastSimulationPartRow
  article: ArticleRow
  /** One row: how often the articles changed. */
  article_revision: { number: number }
  article_image: ArticleImageRow
  article_image_use: { articleId: string; imageId: string }
  payment: PaymentRow
  pretend_payment: PretendPaymentRow
  trace: TraceRow
  seeding: { name: string; doneAt: string }
  request_limit: RequestLimitRow
}

/** SQLite has no boolean: 0 or 1. */
type Flag = number

interface AccountRow {
  id: string
  email: string
  passwordHash: string
  /** The latest signup for an address that is not verified: a letter of an older one is void. */
  signupId: string | null
  /** More than one signup was made before a link was opened: no password of theirs counts. */
  isContested: Generated<Flag>
  /** Its password was chosen behind a mailed link, or with one that was. */
  isPasswordByMail: Generated<Flag>
  emailVerified: Flag
  isAdmin: Flag
  isPremium: Flag
  simulationsUsed: number
  createdAt: string
}

interface SessionRow {
  fingerprint: string
  accountId: string
  createdAt: string
  expiresAt: string
}

/** A link sent by mail; it is kept after its use, so that an old one is told from an invented one. */
interface EmailLinkRow {
  fingerprint: string
  accountId: string
  purpose: 'verify' | 'reset'
  createdAt: string
  expiresAt: string
  usedAt: string | null
  replacedAt: string | null
}

/** Where an account has signed in from before, as a fingerprint. */
interface KnownNetworkRow {
  accountId: string
  network: string
  lastSeenAt: string
}

interface OutboxRow {
  id: string
  letter: string
  recipient: string
  /** Who caused it, when it goes to somebody else. */
  author: string | null
  /** What the letter needs besides its recipient, as JSON. */
  details: string
  attempts: number
  nextAttemptAt: string
  createdAt: string
  failedAt: string | null
  failure: string | null
}

/** One run whose questions were asked; nothing that was typed is kept. */
interface SimulationRow {
  id: string
  accountId: string | null
  questionCount: number
  source: string
  createdAt: string
}

/** What the list of past simulations shows of one; its texts are parts. */
interface PastSimulationRow {
  id: string
  accountId: string
  title: string | null
  /** Null where the offer names none. */
  employer: string | null
  /** As JSON; null for the usual one. */
  format: string | null
  /** The title as it is searched: no capitals, no accents. */
  trade: string
  score: number | null
  isFinished: Flag
  questionCount: number
  answeredCount: number
  startedAt: string
  changedAt: string
  visitedAt: string
  /** How much its parts hold. */
  bytes: Generated<number>
}

/** The offer, one question, the place reached or the recap of a past simulation, as JSON. */
interface PastSimulationPartRow {
  simulationId: string
  name: string
  /** Milliseconds of the browser that wrote it: the newer of two saves stays. */
  changedAt: number
  score: number | null
  isAnswered: Flag | null
  content: string
}

/** One order of Premium, from its opening on; its identifier is the reference on the receipt. */
interface PaymentRow {
  id: string
  /** Null once the account is deleted. */
  accountId: string | null
  /** The cashier's own name for it; null until the cashier has answered. */
  paymentId: string | null
  amount: number
  currency: string
  status: 'open' | 'paid' | 'disputed' | 'lost' | 'refunded' | 'canceled' | 'refused'
  createdAt: string
  paidAt: string | null
  endedAt: string | null
  /** When the cashier was last asked whether the money stayed; null before the first time. */
  askedAt: string | null
  /** When its money arrived although no account was there for it; null for every other. */
  unclaimedAt: string | null
}

/** What the cashier of the demonstration knows, for lack of a real one. */
interface PretendPaymentRow {
  id: string
  clientSecret: string
  reference: string
  accountId: string
  amount: number
  currency: string
  status: string
  settlesAt: string | null
}

/** One change by an administrator; the database lets nobody rewrite it. */
interface TraceRow {
  id: string
  at: string
  /** The account that changed something, which may be gone since; null for whoever runs the server. */
  actorId: string | null
  act: string
  subjectId: string
  /** What changed, before and after, as JSON. */
  before: string
  after: string
}

interface ArticleRow {
  id: string
  slug: string
  title: string
  excerpt: string
  category: string
  author: string
  featured: number
  published: number
  readTime: number
  createdAt: string
  updatedAt: string
  content: string
  /** Grows with each change of the article. */
  version: Generated<number>
  /** Its row in the index of words; the newer the article, the higher. */
  place: Generated<number>
}

/** An image that an author uploaded; its identifier is the fingerprint of its bytes. */
interface ArticleImageRow {
  id: string
  kind: 'png' | 'jpg' | 'webp' | 'avif'
  /** As it is shown, in pixels. */
  width: number
  height: number
  /** When it was last uploaded. */
  keptAt: string
  bytes: Uint8Array
}

/** What one day has asked of the model; `tokens` are those that the provider counted. */
interface ModelUseRow {
  day: string
  calls: number
  tokens: number
}

/** What was counted of one key; its columns are those of the limiter on PostgreSQL. */
interface RequestLimitRow {
  key: string
  points: number
  /** When its window ends, in milliseconds of the clock. */
  expire: number | null
}

/** The database or a transaction of it, so that verbs compose. */
export type Db = Kysely<Tables>
