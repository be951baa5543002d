import type { Call } from '@site/shared-api/contract/call'
import { contractCalls as named } from '@site/shared-api/testing/contract-files'

/** Every call that the contract declares. */
export const contractCalls: Call[] = [...named.values()]
