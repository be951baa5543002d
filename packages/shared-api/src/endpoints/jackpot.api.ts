import type { ValueOf } from '../contract/call.ts'
import type { jackpot } from '../contract/jackpot.ts'
import { getQuery } from '../query.ts'

/** Where the jackpot counter stands now (A2). */
export function jackpotQuery() {
  return getQuery<ValueOf<typeof jackpot>>('/wps/game/jackpot')
}
