import type { ValueOf } from '../contract/call.ts'
import type { contractRequests } from '../contract/contract-request.ts'
import { getQuery } from '../query.ts'

export type ContractRequests = ValueOf<typeof contractRequests>

/** Contract offers that wait for the member's answer, by kind (B3, B4). */
export function contractRequestsQuery() {
  return getQuery<ContractRequests>('/wps/agent/contracts/requests', {}, { member: true })
}
