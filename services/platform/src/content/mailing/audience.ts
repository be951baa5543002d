import { MAILED_TYPES, type Audience } from '@site/shared-api/contract/mailing'
import { sql, type RawBuilder } from 'kysely'
import { barred } from '#care/index'
import type { Database } from '#db/database'
import { parseMinor } from '#money/index'

type Segment = Extract<Audience, { to: 'segment' }>

export interface Reach {
  readonly merchant: string
  readonly audience: Audience
  readonly currency: string
  /** Who joins later is not meant. */
  readonly at: Date
  /** Who keeps away from play at this moment is not written to. */
  readonly now: Date
}

/** What is true of every member (`m`) whom a message reaches. Indexes: members_of_merchant, members_by_account. */
export function reached({ merchant, audience, currency, at, now }: Reach): RawBuilder<boolean> {
  const rules = [
    sql`m.merchant = ${merchant}`,
    sql`m.type = any(${[...MAILED_TYPES]}::int[])`,
    sql`m.created_at <= ${at}`,
    sql`not ${barred(sql`m.id`, now)}`,
    ...(audience.to === 'one' ? [sql`lower(m.account) = ${audience.account.toLowerCase()}`] : []),
    ...(audience.to === 'segment' ? rulesOf(audience, currency) : []),
  ]
  return sql<boolean>`${sql.join(rules, sql` and `)}`
}

function rulesOf(segment: Segment, currency: string): RawBuilder<unknown>[] {
  const { types, joinedSince, joinedBefore, seenSince, notSeenSince, vipFrom, balanceFrom } = segment
  return [
    ...(types && types.length > 0 ? [sql`m.type = any(${types}::int[])`] : []),
    ...(joinedSince === undefined ? [] : [sql`m.created_at >= ${joinedSince}::timestamptz`]),
    ...(joinedBefore === undefined ? [] : [sql`m.created_at < ${joinedBefore}::timestamptz`]),
    ...(seenSince === undefined ? [] : [sql`m.last_login_at >= ${seenSince}::timestamptz`]),
    ...(notSeenSince === undefined
      ? []
      : [sql`(m.last_login_at is null or m.last_login_at < ${notSeenSince}::timestamptz)`]),
    ...(vipFrom === undefined ? [] : [sql`m.vip_level >= ${vipFrom}`]),
    ...(balanceFrom === undefined
      ? []
      : [
          sql`exists (select 1 from ledger_accounts a where a.member_id = m.id and a.wallet = 'MAIN'
            and a.currency = ${currency} and a.balance >= ${parseMinor(balanceFrom, currency, 'audience.balanceFrom')})`,
        ]),
  ]
}

/** How many members a message would reach. */
export async function countReached(db: Database, reach: Reach): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from members m where ${reached(reach)}`.execute(db)
  return rows[0]?.count ?? 0
}
