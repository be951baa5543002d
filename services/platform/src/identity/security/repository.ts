import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { SecurityTables } from '#identity/security/tables'

export async function insertEvent(
  db: Database,
  row: Insertable<SecurityTables['security_events']>,
): Promise<void> {
  await db.insertInto('security_events').values(row).execute()
}

export interface EventsWanted {
  merchant: string
  account?: string | undefined
  kind?: string | undefined
  before?: bigint | undefined
  limit: number
}

/** Events of a brand or of one member, the newest first. Indexes: security_events_by_brand, security_events_by_member. */
export function selectEvents(db: Database, { merchant, account, kind, before, limit }: EventsWanted) {
  return db
    .selectFrom('security_events')
    .leftJoin('members', 'members.id', 'security_events.member_id')
    .select([
      'security_events.id',
      'security_events.at',
      'security_events.kind',
      'security_events.address',
      'security_events.device',
      'security_events.detail',
      'members.account',
    ])
    .where('security_events.merchant', '=', merchant)
    .$if(account !== undefined, (query) =>
      query.where('security_events.member_id', 'in', (eb) =>
        eb
          .selectFrom('members')
          .select('members.id')
          .where('members.merchant', '=', merchant)
          .where((of) => of(of.fn<string>('lower', ['members.account']), '=', (account ?? '').toLowerCase())),
      ),
    )
    .$if(kind !== undefined, (query) => query.where('security_events.kind', '=', kind ?? ''))
    .$if(before !== undefined, (query) => query.where('security_events.id', '<', before ?? 0n))
    .orderBy('security_events.id', 'desc')
    .limit(limit)
    .execute()
}

/** Sign-ins of a member, and tries, the newest first. Index: security_events_by_member. */
export function selectSignIns(
  db: Database,
  { before, limit, memberId }: { memberId: string; before: bigint | undefined; limit: number },
) {
  return db
    .selectFrom('security_events')
    .select(['id', 'at', 'kind', 'address', 'device', 'detail'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['signed_in', 'sign_in_failed', 'second_factor_failed'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const BATCH = 1_000

/** Forgets events of more than 400 days ago, as the database allows it; how many with each batch. Index: the primary key. */
export async function* forgetEvents(db: Database): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from security_events where id in (
      select id from (select id, at from security_events order by id limit ${BATCH}) oldest
      where at < now() - interval '400 days'
    )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) return
  }
}
