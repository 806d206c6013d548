import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('signupId', 'text')
    .addColumn('emailVerified', 'integer', (column) => column.notNull())
    .addColumn('isAdmin', 'integer', (column) => column.notNull())
    .addColumn('isPremium', 'integer', (column) => column.notNull())
    .addColumn('simulationsUsed', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').column('accountId').execute()

  await db.schema
    .createTable('email_link')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .addColumn('replacedAt', 'text')
    .execute()
  // Whatever happens at once, an account has one good link of each kind.
  await db.schema
    .createIndex('email_link_good')
    .unique()
    .on('email_link')
    .columns(['accountId', 'purpose'])
    .where(sql.ref('replacedAt'), 'is', null)
    .execute()

  await db.schema
    .createTable('known_network')
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_network_key', ['accountId', 'network'])
    .execute()
}
