import { WINNERS } from '@site/config'
import type { Winner } from '../contract/winner.ts'
import { getQuery } from '../query.ts'

export type { Winner } from '../contract/winner.ts'

/** The latest wins, latest first (A7). */
export function winnersQuery() {
  return getQuery<readonly Winner[]>('/wps/game/winners', { gameCategory: 'ALL', limitNum: WINNERS })
}
