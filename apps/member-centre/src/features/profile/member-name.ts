import type { MemberInfo, SessionInfo } from '@site/shared-api'

/** What a member is called: nickname, else account (A2), known from the session before the platform has answered. */
export function memberName(session: SessionInfo, info: MemberInfo | undefined): string {
  return info?.nickname || info?.account || session.userName
}
