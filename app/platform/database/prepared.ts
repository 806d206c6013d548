import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands in a query for a value that is only known when the query is asked. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is put together once for each database, then asked with other values each time: to
 * build and word it costs far more than to find a row by its key. Its shape may not depend on a value.
 */
export function prepared<Values extends object, Row>(
  compose: (db: Db, values: Values) => Compilable<Row>,
) {
  const worded = new WeakMap<object, CompiledQuery<Row>>()

  /** A transaction speaks the words of its database. */
  function wordedFor(db: Db): CompiledQuery<Row> {
    const { adapter } = db.getExecutor()
    const known = worded.get(adapter)
    if (known) return known
    const query = compose(db, blanks<Values>()).compile()
    worded.set(adapter, query)
    return query
  }

  return async (db: Db, values: Values): Promise<Row[]> => {
    const query = wordedFor(db)
    const parameters = query.parameters.map((one) => filled(one, values))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

const filled = (parameter: unknown, values: object) =>
  parameter instanceof Blank ? Reflect.get(values, parameter.name) : parameter

/** Whatever value is read of it, a query only passes it on. */
const blanks = <Values extends object>() =>
  new Proxy({}, { get: (_, name) => new Blank(String(name)) }) as Values
