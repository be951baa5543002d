import type { ValueOf } from '../contract/call.ts'
import { memberInfo, rankProgress } from '../contract/member.ts'
import { callQuery } from '../query.ts'

export type MemberInfo = ValueOf<typeof memberInfo>
export type RankProgress = ValueOf<typeof rankProgress>

/** Who is signed in (B3). */
export function memberInfoQuery() {
  return callQuery(memberInfo)
}

/** How far the member is on the way to the next rank (B3). */
export function rankProgressQuery() {
  return callQuery(rankProgress)
}
