import type { VipConditionKind } from '@site/shared-api/contract/reward-documents'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a member has done within the window; money in minor units. */
export interface Figures {
  readonly turnover: bigint
  readonly deposit: bigint
  readonly days: bigint
}

/** One condition; `least` in minor units, of days a number. */
export interface Condition {
  readonly kind: VipConditionKind
  readonly least: bigint
}

export interface Rung {
  readonly level: number
  readonly conditions: readonly Condition[]
  readonly keep: readonly Condition[]
}

/** A level, and the day (YYYY-MM-DD) since which it is the member's. */
export interface Standing {
  readonly level: number
  readonly since: string
}

export const isDone = ({ kind, least }: Condition, figures: Figures): boolean => figures[kind] >= least

const allDone = (conditions: readonly Condition[], figures: Figures): boolean =>
  conditions.every((condition) => isDone(condition, figures))

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/**
 * A member's level when a day is over (MEM-12): up over each level whose conditions are all met; else one down where what
 * keeps the level has not been met and a whole window has passed since it was reached. Rungs lowest first.
 */
export function standAfter(
  rungs: readonly Rung[],
  now: Standing,
  { figures, day, windowDays }: { figures: Figures; day: string; windowDays: number },
): Standing {
  let { level } = now
  for (const rung of rungs.filter((one) => one.level > now.level)) {
    if (rung.conditions.length === 0 || !allDone(rung.conditions, figures)) break
    level = rung.level
  }
  if (level !== now.level) return { level, since: day }
  const here = rungs.find((one) => one.level === now.level)
  const below = rungs.filter((one) => one.level < now.level).at(-1)
  const isHeld = !here || allDone(here.keep, figures) || daysBetween(now.since, day) < windowDays
  return isHeld || !below ? now : { level: below.level, since: day }
}
