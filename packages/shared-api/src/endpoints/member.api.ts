import type { ValueOf } from '../contract/call.ts'
import { memberInfo } from '../contract/member.ts'
import { callQuery } from '../query.ts'

export type MemberInfo = ValueOf<typeof memberInfo>

/** Who is signed in (B3). */
export function memberInfoQuery() {
  return callQuery(memberInfo)
}
