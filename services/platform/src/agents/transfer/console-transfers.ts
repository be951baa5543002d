import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Selectable } from 'kysely'
import type { ConsoleTransfer } from '@site/shared-api/contract/agent-transfer-console'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { TeamTransferTables } from '#agents/transfer/tables'
import { toDecimal } from '#money/index'

type Row = Selectable<TeamTransferTables['team_transfers']> & { from_account: string; to_account: string }

interface Which {
  readonly merchant?: Merchants
  /** Who gave it, or was given it. */
  readonly account?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Newest first. Indexes: team_transfers_newest, team_transfers_of_brand, team_transfers_from, team_transfers_to. */
export async function selectConsoleTransfers(
  db: Database,
  of: Which,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<Row[]> {
  const when = sql`true ${of.from === undefined ? sql`` : sql`and at >= ${new Date(of.from)}`}
    ${of.until === undefined ? sql`` : sql`and at < ${new Date(of.until)}`}
    ${after ? sql`and at <= ${after.at} and (at < ${after.at} or id > ${after.id}::uuid)` : sql``}`
  const first = sql`order by at desc, id limit ${limit}`
  const own = ofMerchants('merchant', of.merchant)
  let some = sql`select id from team_transfers where ${when} and ${own} ${first}`
  if (of.account !== undefined) {
    const whose = await idsOf(db, of.account, of.merchant)
    if (whose.length === 0) return []
    const ids = sql.join(whose.map((id) => sql`${id}::uuid`))
    some = sql`(select id from team_transfers where from_id in (${ids}) and ${when} ${first})
      union all (select id from team_transfers where to_id in (${ids}) and ${when} ${first})`
  }
  const { rows } = await sql<Row>`select t.*, f.account as from_account, o.account as to_account
    from team_transfers t join members f on f.id = t.from_id join members o on o.id = t.to_id
    where t.id in (${some}) order by t.at desc, t.id limit ${limit}`.execute(db)
  return rows
}

/** Members of a name, one a brand. Index: members_by_account. */
async function idsOf(db: Database, account: string, merchant: Merchants): Promise<string[]> {
  let query = db
    .selectFrom('members')
    .select('id')
    .where(sql`lower(account)`, '=', account.toLowerCase())
  query = query.where(ofMerchants('merchant', merchant))
  return (await query.execute()).map(({ id }) => id)
}

export function toConsoleTransferDto(row: Row): ConsoleTransfer {
  return {
    id: row.id,
    merchant: row.merchant,
    from: row.from_account,
    to: row.to_account,
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    note: row.note,
    at: row.at.toISOString(),
  }
}
