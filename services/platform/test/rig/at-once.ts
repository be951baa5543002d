import pg from 'pg'
import { codeOf, type Answer } from './caller.ts'
import { until } from './until.ts'

/** Rows of these tables may be read and held, and nothing is written. */
export const unwritten = (...tables: string[]): string => `lock table ${tables.join(', ')} in share mode`

/**
 * Makes calls meet in a PostgreSQL: while `hold` holds, each goes as far as it may, and none further before all wait. So what
 * a lock keeps apart is told from what luck keeps apart. `meanwhile` happens before they go on. One that the database
 * refused for having waited too long is made again: nothing of it was done.
 */
export async function atOnce(
  databaseUrl: string,
  hold: string,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Answer[]> {
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  let ended = 0
  const insist = async (call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await call()
      if (codeOf(answer) === 'system_unavailable') continue
      ended += 1
      return answer
    }
  }
  try {
    await other.query('begin')
    await other.query(hold)
    const answers = Promise.all(calls.map(insist))
    await until(async () => {
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return (rows[0]?.count ?? 0) + ended >= calls.length ? true : undefined
    }, 'calls that wait for one another')
    await meanwhile()
    await other.query('commit')
    return await answers
  } finally {
    await other.end()
  }
}
