import { getQuery } from '../query.ts'

/** Who is signed in (B3). */
export interface MemberInfo {
  readonly id: string
  readonly account: string
  readonly nickname: string
}

/** How far the member is on the way to the next rank (B3). */
export interface RankProgress {
  readonly currentProgress: {
    readonly completedConditions: number
    readonly totalExpectedConditions: number
  }
  readonly playerRankProgress: { readonly labelId: string }
}

export function memberInfoQuery() {
  return getQuery<MemberInfo>('/wps/member/info', {}, { member: true })
}

export function rankProgressQuery() {
  return getQuery<RankProgress>('/wps/member/rank/progress', {}, { member: true })
}
