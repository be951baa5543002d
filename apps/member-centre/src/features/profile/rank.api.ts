import { callQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { rankProgress } from '@site/shared-api/contract/member'

export type RankProgress = ValueOf<typeof rankProgress>

/** How far the member is on the way to the next rank (B3). */
export function rankProgressQuery() {
  return callQuery(rankProgress)
}
