import pg from 'pg'
import { codeOf, type Answer } from './caller.ts'
import { until } from './until.ts'

type Ask = () => Promise<Answer>

/** Rows of these tables may be read and held, and nothing is written. */
export const unwritten = (...tables: string[]): string => `lock table ${tables.join(', ')} in share mode`

/**
 * Makes calls meet in a PostgreSQL: while `hold` holds, each goes as far as it may, and none further before all wait. So what
 * a lock keeps apart is distinguished from luck. `beforeRelease` runs before they go on. One that the database
 * refused for having waited too long is made again: nothing of it was done.
 */
export function atOnce(
  databaseUrl: string,
  hold: string,
  calls: readonly Ask[],
  beforeRelease: () => Promise<unknown> = async () => undefined,
): Promise<Answer[]> {
  return holding(databaseUrl, hold, async (begin, allWait) => {
    for (const call of calls) begin(call)
    await allWait()
    await beforeRelease()
  })
}

/** The same where each begins when those before it wait, or have ended: what the first has done by then the next one meets. */
export function inTurn(databaseUrl: string, hold: string, calls: readonly Ask[]): Promise<Answer[]> {
  return holding(databaseUrl, hold, async (begin, allWait) => {
    for (const call of calls) {
      begin(call)
      await allWait()
    }
  })
}

async function holding(
  databaseUrl: string,
  hold: string,
  work: (begin: (call: Ask) => void, allWait: () => Promise<unknown>) => Promise<void>,
): Promise<Answer[]> {
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  const answers: Promise<Answer>[] = []
  let ended = 0
  const insist = async (call: Ask): Promise<Answer> => {
    for (;;) {
      const answer = await call()
      if (codeOf(answer) === 'system_unavailable') continue
      ended += 1
      return answer
    }
  }
  const allWait = () =>
    until(async () => {
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return (rows[0]?.count ?? 0) + ended >= answers.length ? true : undefined
    }, 'calls that wait for one another')
  try {
    await other.query('begin')
    await other.query(hold)
    await work((call) => void answers.push(insist(call)), allWait)
    await other.query('commit')
    return await Promise.all(answers)
  } finally {
    await other.end()
  }
}
