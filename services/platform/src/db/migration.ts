import type { Kysely } from 'kysely'

/** One step of the schema; steps run once, in the order of their names, and are never changed after a release. */
export interface Migration {
  /** `001-core`: three digits and the domain. */
  name: string
  // reason: a migration sees the tables of its own time, not today's types
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  up(db: Kysely<any>): Promise<void>
}
