import type { RankProgress } from './rank.api.ts'

/** VIP progress from 0 to 1 (B3); complete where nothing more is expected. */
export function progressOf({ currentProgress }: RankProgress): number {
  const { completedConditions, totalExpectedConditions } = currentProgress
  if (totalExpectedConditions <= 0) return 1
  return Math.min(Math.max(completedConditions / totalExpectedConditions, 0), 1)
}
