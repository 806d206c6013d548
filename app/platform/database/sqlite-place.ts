import { join } from 'node:path'

/** The file that holds the database of a data folder. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'vis-a-vis.sqlite')
