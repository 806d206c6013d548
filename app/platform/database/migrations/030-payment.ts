import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // What was paid is kept when its account is deleted: accounts must be able to say what came in.
    .addColumn('accountId', 'text', (column) =>
      column.references('account.id').onDelete('set null'),
    )
    .addColumn('paymentId', 'text', (column) => column.unique())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('paidAt', 'text')
    .addColumn('endedAt', 'text')
    .execute()
  // Whatever happens at once, an account has one payment under way.
  await db.schema
    .createIndex('payment_open')
    .unique()
    .on('payment')
    .column('accountId')
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute()
  await db.schema.createIndex('payment_account').on('payment').column('accountId').execute()

  await db.schema
    .createTable('pretend_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('clientSecret', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('settlesAt', 'text')
    .execute()
}
