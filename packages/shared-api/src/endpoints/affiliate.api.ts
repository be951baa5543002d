import { affiliateCode } from '../contract/affiliate.ts'
import { callQuery } from '../query.ts'

/** The signed-in member's code for inviting others (B7). */
export function affiliateCodeQuery() {
  return callQuery(affiliateCode)
}
