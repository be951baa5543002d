import { RELATED_DAYS } from '@site/shared-api/contract/approval'
import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Operator } from '#operations/operators/operator-auth'

const DAY_MS = 24 * 60 * 60 * 1000
/** Actions that give the actor control of another's access. */
const GIVING_ACCESS = ['operator.added', 'operator.renewed']

/**
 * Dual control (PLT-09): the second of two people is signed in as a person, is not the first, and neither of them has added the
 * other or renewed their access in the last `RELATED_DAYS` days, also by way of others. Throws ApiError `second_person_needed`.
 */
export async function requireSecondPerson(
  db: Database,
  { first, now, second }: { first: string; second: Pick<Operator, 'inPerson' | 'name'>; now: Date },
): Promise<void> {
  if (first === second.name) throw needed('same_person')
  if (!second.inPerson) throw needed('token')
  if (await areRelated(db, first, second.name, now)) throw needed('related')
}

const needed = (reason: 'same_person' | 'related' | 'token'): ApiError =>
  new ApiError('second_person_needed', { data: { reason } })

/** Whether one of two operators had the other's access in hand. Index: audit_log_by_subject. */
export async function areRelated(db: Database, one: string, other: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - RELATED_DAYS * DAY_MS)
  const { rows } = await sql<{ name: string }>`with recursive made (maker, name, top) as (
      select actor, subject, subject from audit_log
        where subject in (${one}, ${other}) and action in (${sql.join(GIVING_ACCESS)}) and at > ${since}
      union
      select a.actor, a.subject, m.top from made m join audit_log a
        on a.subject = m.maker and a.action in (${sql.join(GIVING_ACCESS)}) and a.at > ${since}
    )
    select top as name from made where (top = ${one} and maker = ${other}) or (top = ${other} and maker = ${one}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
