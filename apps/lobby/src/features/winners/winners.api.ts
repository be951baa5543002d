import { WINNERS } from '@site/config'
import { callQuery } from '@site/shared-api'
import { winners } from '@site/shared-api/contract/winner'

/** The latest wins, latest first (A7). */
export function winnersQuery() {
  return callQuery(winners, { query: { gameCategory: 'ALL', limitNum: WINNERS } })
}
