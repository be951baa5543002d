import type { affiliateCode } from '../contract/affiliate.ts'
import type { ValueOf } from '../contract/call.ts'
import { getQuery } from '../query.ts'

/** The signed-in member's code for inviting others (B7). */
export function affiliateCodeQuery() {
  return getQuery<ValueOf<typeof affiliateCode>>('/wps/member/affiliateCode', {}, { member: true })
}
