import type { SessionInfo } from '@site/shared-api'
import type { StartedSession } from '@site/shared-api/contract/session'

/** What is kept of a session that has begun (A3, B3). */
export function sessionOf(started: StartedSession): SessionInfo {
  const { token, merchantCode, userName, type, firstTimeLogin } = started
  return { token, merchantCode, userName, type, firstTimeLogin }
}
