import type { ValueOf } from '../contract/call.ts'
import { contractRequests } from '../contract/contract-request.ts'
import { callQuery } from '../query.ts'

export type ContractRequests = ValueOf<typeof contractRequests>

/** Contract offers that wait for the member's answer, by kind (B3, B4). */
export function contractRequestsQuery() {
  return callQuery(contractRequests)
}
