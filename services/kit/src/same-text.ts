import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same; how long it takes does not depend on where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
