import { minorOf } from '#money/rewards/rules/minor'
import type { VipLevel } from '#money/rewards/vip/levels.repository'
import { isDone, type Condition, type Figures, type Rung } from '#money/rewards/vip/standing'

const conditionsOf = (conditions: VipLevel['conditions'], currency: string): Condition[] =>
  conditions.map(({ kind, least }) => ({
    kind,
    least: kind === 'days' ? BigInt(least) : minorOf(least, currency),
  }))

/** Levels with their conditions in minor units. */
export function rungsOf(levels: readonly VipLevel[], currency: string): Rung[] {
  return levels.map(({ conditions, keep, level }) => ({
    level,
    conditions: conditionsOf(conditions, currency),
    keep: conditionsOf(keep, currency),
  }))
}

/** How many of the conditions of the next level are met (B3); at the highest one there is nothing to do. */
export function progressIn(
  rungs: readonly Rung[],
  level: number,
  figures: Figures,
): { completed: number; expected: number } {
  const next = rungs.find((one) => one.level > level)
  const conditions = next?.conditions ?? []
  return {
    completed: conditions.filter((condition) => isDone(condition, figures)).length,
    expected: conditions.length,
  }
}
