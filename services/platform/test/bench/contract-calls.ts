import * as contract from '@site/shared-api/contract'

/** Every call that the contract declares. */
export const contractCalls: contract.Call[] = Object.values<unknown>(contract).filter(isCall)

function isCall(value: unknown): value is contract.Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  )
}
