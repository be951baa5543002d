import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { ownCookie, setOwnCookie } from '#api/own-cookie'
import type { Database } from '#db/database'

const CODE = /^[A-Za-z0-9]{4,16}$/
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Who invites by a code, and by which link of theirs. */
export interface Invitation {
  readonly memberId: string
  readonly linkId: string | null
}

/** Keeps the first link that this browser opened; those that come later change nothing. */
export function keepFirst(request: FastifyRequest, reply: FastifyReply, code: string): void {
  if (firstLink(request) !== undefined) return
  setOwnCookie(
    request,
    reply,
    { name: 'invitation', value: code.toUpperCase() },
    { path: '/wps', maxAge: KEPT_SECONDS },
  )
}

/** The code of the first link that this browser opened within thirty days. */
export function firstLink(request: FastifyRequest): string | undefined {
  const code = ownCookie(request, 'invitation')
  return code !== undefined && CODE.test(code) ? code : undefined
}

/** Who invites by a code, if they may still be here: a link, or a member's own code. Indexes: the primary key of affiliate_codes, agent_links (merchant, code). */
export async function findInvitation(
  db: Database,
  merchant: string,
  code: string,
): Promise<Invitation | undefined> {
  const { rows } = await sql<{ memberId: string; linkId: string | null }>`
    select m.id as "memberId", c.link_id as "linkId" from (
      select member_id, null::uuid as link_id from affiliate_codes
        where merchant = ${merchant} and code = ${code.toUpperCase()}
      union all
      select agent_id, id from agent_links
        where merchant = ${merchant} and code = ${code.toUpperCase()} and deleted_at is null
    ) c join members m on m.id = c.member_id and m.status = 'active' limit 1`.execute(db)
  return rows[0]
}

/**
 * Notes by which link a member came, in the transaction that registers them, and makes them what the link says: an agent of its
 * rate, as far as the agent may still give it and has a quota for it; else a member. Returns the type.
 */
export async function joinByLink(
  tx: Database,
  of: { memberId: string; linkId: string; agentId: string; merchant: string; now: Date },
): Promise<number> {
  await tx
    .updateTable('agent_nodes')
    .set({ link_id: of.linkId })
    .where('member_id', '=', of.memberId)
    .execute()
  // Two who come at the same moment are counted one after the other.
  await sql`select 1 from agent_quotas q join agent_links l on l.agent_id = q.agent_id and l.rate = q.rate
    where l.id = ${of.linkId} for update of q`.execute(tx)
  const { rows } = await sql<{ rate: number; day: string; most: number; free: boolean }>`
    select l.rate, turnover_day(l.merchant, ${of.now}) as day,
      coalesce((select min(r.rate) from (
        (select rate from agent_rates where member_id = l.agent_id and from_day <= turnover_day(l.merchant, ${of.now})
          order by from_day desc limit 1)
        union all (select rate from agent_rates where member_id = l.agent_id order by from_day desc limit 1)) r), 0) as most,
      coalesce(l.rate < (u.document->>'quotaFrom')::int, true) or coalesce((select q.most > (
          select count(*) from agent_nodes n where n.upline_id = l.agent_id and (select r.rate from agent_rates r
            where r.member_id = n.member_id order by r.from_day desc limit 1) = l.rate)
        from agent_quotas q where q.agent_id = l.agent_id and q.rate = l.rate), false) as free
    from agent_links l left join agent_rules u on u.merchant = l.merchant
    where l.id = ${of.linkId} and l.type = ${MEMBER_TYPE.agent} and l.deleted_at is null`.execute(tx)
  const [link] = rows
  if (!link || link.rate > link.most || !link.free) return MEMBER_TYPE.member
  await tx.updateTable('members').set({ type: MEMBER_TYPE.agent }).where('id', '=', of.memberId).execute()
  if (link.rate > 0)
    await tx
      .insertInto('agent_rates')
      .values({
        member_id: of.memberId,
        from_day: link.day,
        rate: link.rate,
        set_by: 'link',
        at: of.now,
      })
      .execute()
  return MEMBER_TYPE.agent
}
