import { callQuery } from '@site/shared-api'
import { jackpot } from '@site/shared-api/contract/jackpot'

/** Where the jackpot counter stands now (A2). */
export function jackpotQuery() {
  return callQuery(jackpot)
}
