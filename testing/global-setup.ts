import type { TestProject } from 'vitest/node'
import { makeTemplates } from './migrated-databases.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A SQLite file with the newest schema, to be copied. */
    migratedFile: string
  }
}

/** One PostgreSQL for the whole run; each test that wants it makes a database of its own in there. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  const templates = await makeTemplates(postgres.url)
  project.provide('migratedFile', templates.file)
  return async () => {
    templates.remove()
    await postgres.stop()
  }
}
