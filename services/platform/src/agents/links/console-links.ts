import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { ConsoleLink } from '@site/shared-api/contract/agent-link-console'
import { ApiError } from '#api/api-error'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { note } from '#agents/console/agent-admin.service'
import { RESULTS, toLinkDto, type LinkWithResults } from '#agents/links/links.repository'

type Row = LinkWithResults & { account: string }

interface Which {
  readonly merchant?: Merchants
  readonly account?: string | undefined
  readonly code?: string | undefined
  readonly state?: 'live' | 'ended' | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const shown = sql`select l.*, m.account, ${RESULTS} from agent_links l join members m on m.id = l.agent_id`

/** Newest first. Indexes: agent_links_newest, agent_links_of_anyone, the codes of a brand. */
export async function selectConsoleLinks(
  db: Database,
  of: Which,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<Row[]> {
  const which = [
    ofMerchants('l.merchant', of.merchant),
    ...(of.account === undefined ? [] : [sql`lower(m.account) = ${of.account.toLowerCase()}`]),
    ...(of.code === undefined ? [] : [sql`l.code = ${of.code.toUpperCase()}`]),
    ...(of.state === undefined ? [] : [sql`(l.deleted_at is null) = ${of.state === 'live'}`]),
    ...(of.from === undefined ? [] : [sql`l.created_at >= ${new Date(of.from)}`]),
    ...(of.until === undefined ? [] : [sql`l.created_at < ${new Date(of.until)}`]),
    ...(after
      ? [sql`l.created_at <= ${after.at} and (l.created_at < ${after.at} or l.id > ${after.id}::uuid)`]
      : []),
  ]
  const { rows } = await sql<Row>`${shown} where ${sql.join(which, sql` and `)}
    order by l.created_at desc, l.id limit ${limit}`.execute(db)
  return rows
}

/** Ends a link of an agent in the name of an operator. Throws ApiError `link_unknown`, also for one that has ended. */
export async function endLink(
  platform: Platform,
  { by, id, why }: { by: string; id: string; why: string },
): Promise<ConsoleLink> {
  const { clock, db } = platform
  return await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('agent_links')
      .set({ deleted_at: clock.now(), ended_by: by, end_why: why })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const [link] = (await sql<Row>`${shown} where l.id = ${id}`.execute(tx)).rows
    if (!link || numUpdatedRows === 0n) throw new ApiError('link_unknown', { field: 'id' })
    const { account, code, merchant, name } = link
    const subject = `${merchant}/${account}`
    await note(tx, platform, { by, did: 'agent-link.ended', subject, detail: { link: id, code, name, why } })
    return toConsoleLinkDto(link)
  })
}

export function toConsoleLinkDto(row: Row): ConsoleLink {
  return {
    ...toLinkDto(row),
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    endedAt: row.deleted_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    why: row.end_why,
  }
}
