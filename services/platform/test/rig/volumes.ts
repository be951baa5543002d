import { databases } from './process/databases.ts'

/** Whether the volumes run as well: `npm run soak`. */
export const SOAK = process.env['SOAK'] === '1'

/** How many of something: the whole number in the soak, an honest cut of it with every run. */
export const volume = (whole: number, cut: number): number => (SOAK ? whole : cut)

/**
 * Databases of the API suites: PostgreSQL with every run, each in the soak. What depends on the store itself (types, transactions,
 * locks, kills, migrations, full-text search) runs on all `databases`, and `embedded.test.ts` has a smoke of every room.
 */
export const apiDatabases = SOAK ? databases : databases.slice(-1)

export const isApiDatabase = (name: string): boolean => apiDatabases.some((one) => one.name === name)
