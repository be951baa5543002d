import { databases } from './process/databases.ts'

/** Whether the volumes run as well: `npm run soak`. */
export const SOAK = process.env['SOAK'] === '1'

/** How many of something: the whole number in the soak, an honest cut of it with every run. */
export const volume = (whole: number, cut: number): number => (SOAK ? whole : cut)

/** For texts, limits and inputs, which no database answers differently: PostgreSQL with every run, each in the soak. */
export const oneOfDatabases = SOAK ? databases : databases.slice(-1)

/** Whether this database is one of those. */
export const isOneOf = (name: string): boolean => oneOfDatabases.some((one) => one.name === name)
