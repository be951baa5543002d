import { WINNERS } from '@site/config'
import { winners } from '../contract/winner.ts'
import { callQuery } from '../query.ts'

export type { Winner } from '../contract/winner.ts'

/** The latest wins, latest first (A7). */
export function winnersQuery() {
  return callQuery(winners, { query: { gameCategory: 'ALL', limitNum: WINNERS } })
}
