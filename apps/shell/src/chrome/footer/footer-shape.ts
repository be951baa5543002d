import type { Entry } from '@site/shared-api'

/** How many entries stand left and right of the raised button; `even` when it is missing or has nothing to its right. */
export function footerShape(entries: readonly Pick<Entry, 'look'>[]): string {
  const middle = entries.findIndex(({ look }) => look === 'raised')
  const right = entries.length - 1 - middle
  return middle === -1 || right === 0 ? 'even' : `${middle + 1}-${right}`
}
