import type { ValueOf } from '../contract/call.ts'
import type { memberInfo, rankProgress } from '../contract/member.ts'
import { getQuery } from '../query.ts'

export type MemberInfo = ValueOf<typeof memberInfo>
export type RankProgress = ValueOf<typeof rankProgress>

/** Who is signed in (B3). */
export function memberInfoQuery() {
  return getQuery<MemberInfo>('/wps/member/info', {}, { member: true })
}

/** How far the member is on the way to the next rank (B3). */
export function rankProgressQuery() {
  return getQuery<RankProgress>('/wps/member/rank/progress', {}, { member: true })
}
