import { gameMenus } from '../contract/vendor.ts'
import { callQuery } from '../query.ts'

export type { GameMenu } from '../contract/vendor.ts'

/** Categories with their providers, in the brand's order (A3, A7). */
export function gameMenusQuery() {
  return callQuery(gameMenus)
}
