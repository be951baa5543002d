import { jackpot } from '../contract/jackpot.ts'
import { callQuery } from '../query.ts'

/** Where the jackpot counter stands now (A2). */
export function jackpotQuery() {
  return callQuery(jackpot)
}
