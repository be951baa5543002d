import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { AccountRef } from '#money/ledger/account'

const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

export interface AccountRow {
  id: string
  member_id: string | null
  wallet: string
  currency: string
  balance: bigint | null
}

const keyOf = (memberId: string | null | undefined, wallet: string): string => `${memberId ?? ''} ${wallet}`

/** Accounts of a brand in one currency, in the order of `refs`; missing ones are made. Index: ledger_accounts_by_owner. */
export async function accountIds(
  tx: Database,
  at: { merchant: string; currency: string; now: Date },
  refs: readonly AccountRef[],
): Promise<string[]> {
  const owners = sql.join(
    refs.map(({ memberId, wallet }) => sql`(${memberId ?? NO_MEMBER}::uuid, ${wallet}::text)`),
  )
  const read = async (): Promise<Map<string, string>> => {
    const { rows } = await sql<AccountRow>`select id, member_id, wallet from ledger_accounts
      where merchant = ${at.merchant} and currency = ${at.currency}
      and (coalesce(member_id, ${NO_MEMBER}::uuid), wallet) in (values ${owners})`.execute(tx)
    return new Map(rows.map((row) => [keyOf(row.member_id, row.wallet), row.id]))
  }
  let known = await read()
  if (refs.some(({ memberId, wallet }) => !known.has(keyOf(memberId, wallet)))) {
    await sql`insert into ledger_accounts (id, merchant, member_id, wallet, currency, created_at, balance, seq)
      select gen_random_uuid(), ${at.merchant}, nullif(v.owner, ${NO_MEMBER}::uuid), v.wallet, ${at.currency}, ${at.now},
        case when v.owner = ${NO_MEMBER}::uuid then null else 0 end, case when v.owner = ${NO_MEMBER}::uuid then null else 0 end
      from (values ${owners}) v (owner, wallet) on conflict do nothing`.execute(tx)
    known = await read()
  }
  return refs.map(({ memberId, wallet }) => {
    const id = known.get(keyOf(memberId, wallet))
    if (id === undefined) throw new Error(`the account ${wallet} could not be made`)
    return id
  })
}

/** A member's wallets by purpose. Index: ledger_accounts_by_member. */
export function selectBalances(db: Database, memberId: string) {
  return db
    .selectFrom('ledger_accounts')
    .select(['id', 'wallet', 'currency'])
    .select((eb) => eb.fn.coalesce('balance', sql<bigint>`0::bigint`).as('balance'))
    .where('member_id', '=', memberId)
    .orderBy('wallet')
    .execute()
}

/** Locks a member's accounts until the transaction ends, cash first, so that two of them never wait for each other. */
export async function lockMember(tx: Database, memberId: string): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`select id, member_id, wallet, currency, balance from ledger_accounts
    where member_id = ${memberId} order by (wallet <> 'MAIN'), wallet for update`.execute(tx)
  return rows
}
