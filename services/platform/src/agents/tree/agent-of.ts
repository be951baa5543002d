import type { AgentRight } from '@site/shared-api/contract/agent'
import { isAgent, isSubAccount, MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Session } from '#identity/index'

/** Whose team it is, and what who is signed in may do with it. */
export interface AgentOf {
  readonly agentId: string
  readonly account: string
  readonly nickname: string | null
  readonly rights: readonly AgentRight[]
}

const ALL: readonly AgentRight[] = ['figures', 'team', 'change']
/** Sub-accounts look; none of them changes anything (decisions of 2026-11-25). */
const OF_SUB: Readonly<Record<number, readonly AgentRight[]>> = {
  [MEMBER_TYPE.subAccount]: ['figures', 'team'],
  [MEMBER_TYPE.subAccountReadOnly]: ['figures'],
}

/**
 * The agent behind a session. Throws ApiError `feature_unavailable` for who is no agent, or may not do this, and
 * `trial_refused` for agents with play money. Indexes: the primary keys.
 */
export async function agentOf(db: Database, session: Session, right: AgentRight): Promise<AgentOf> {
  const { memberId, type } = session
  if (type === MEMBER_TYPE.trialAgent) throw new ApiError('trial_refused')
  if (!isAgent(type)) throw new ApiError('feature_unavailable')
  const rights = isSubAccount(type) ? (OF_SUB[type] ?? []) : ALL
  if (!rights.includes(right)) throw new ApiError('feature_unavailable')
  const agent = await db
    .selectFrom('members as m')
    .leftJoin('agent_subs as s', 's.agent_id', 'm.id')
    .select(['m.id', 'm.account', 'm.nickname', 'm.status', 'm.type'])
    .where((eb) => (isSubAccount(type) ? eb('s.member_id', '=', memberId) : eb('m.id', '=', memberId)))
    .limit(1)
    .executeTakeFirst()
  if (agent?.status !== 'active' || isSubAccount(agent.type)) throw new ApiError('feature_unavailable')
  return { agentId: agent.id, account: agent.account, nickname: agent.nickname, rights }
}
