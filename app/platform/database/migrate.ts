import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import * as simulation from './migrations/001-simulation.ts'
import * as requestLimit from './migrations/002-request-limit.ts'
import * as account from './migrations/010-account.ts'
import * as outbox from './migrations/011-outbox.ts'
import * as simulationOfAccount from './migrations/012-simulation-of-account.ts'
import * as article from './migrations/020-article.ts'
import * as seeding from './migrations/021-seeding.ts'
import * as articleWord from './migrations/022-article-word.ts'
import * as articleRevision from './migrations/023-article-revision.ts'
import * as payment from './migrations/030-payment.ts'
import * as trace from './migrations/040-trace.ts'
import * as accountSearch from './migrations/041-account-search.ts'
import * as paymentAsked from './migrations/041-payment-asked.ts'
import * as articleVersion from './migrations/045-article-version.ts'
import * as pastSimulation from './migrations/050-past-simulation.ts'
import * as pastSimulationList from './migrations/051-past-simulation-list.ts'
import * as letterAuthor from './migrations/055-letter-author.ts'
import * as modelUse from './migrations/060-model-use.ts'
import * as accountFound from './migrations/061-account-found.ts'
import * as articleSearch from './migrations/069-article-search.ts'
import * as accountUsed from './migrations/071-account-used.ts'
import * as pastSimulationBytes from './migrations/080-past-simulation-bytes.ts'
import * as passwordByMail from './migrations/085-password-by-mail.ts'
import * as paymentUnclaimed from './migrations/090-payment-unclaimed.ts'
import * as articleImage from './migrations/095-article-image.ts'
import * as simulationEmployer from './migrations/096-simulation-employer.ts'
import * as simulationFormat from './migrations/097-simulation-format.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-simulation': simulation,
  '002-request-limit': requestLimit,
  '010-account': account,
  '011-outbox': outbox,
  '012-simulation-of-account': simulationOfAccount,
  '020-article': article,
  '021-seeding': seeding,
  '022-article-word': articleWord,
  '023-article-revision': articleRevision,
  '030-payment': payment,
  '040-trace': trace,
  '041-account-search': accountSearch,
  '041-payment-asked': paymentAsked,
  '045-article-version': articleVersion,
  '050-past-simulation': pastSimulation,
  '051-past-simulation-list': pastSimulationList,
  '055-letter-author': letterAuthor,
  '060-model-use': modelUse,
  '061-account-found': accountFound,
  '069-article-search': articleSearch,
  '071-account-used': accountUsed,
  '080-past-simulation-bytes': pastSimulationBytes,
  '085-password-by-mail': passwordByMail,
  '090-payment-unclaimed': paymentUnclaimed,
  '095-article-image': articleImage,
  '096-simulation-employer': simulationEmployer,
  '097-simulation-format': simulationFormat,
}

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS }

/** Brings the database to the newest schema; safe when several processes start at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
