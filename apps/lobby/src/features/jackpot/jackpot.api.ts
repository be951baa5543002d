import { callQuery } from '@site/shared-api'
import { jackpot } from '@site/shared-api/contract/jackpot'

/** The current value of the jackpot counter (A2). */
export function jackpotQuery() {
  return callQuery(jackpot)
}
