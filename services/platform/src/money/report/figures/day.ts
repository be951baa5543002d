import type { DayCheckName, DAY_ROWS } from '@site/shared-api/contract/day-report'

/** Rows that a failed check shows at most. */
export const MOST_ROWS = 20

/** A brand's day, with the moments at which it begins and is over. */
export interface Day {
  readonly merchant: string
  /** YYYY-MM-DD in the brand's time zone. */
  readonly day: string
  readonly since: Date
  readonly before: Date
  readonly currency: string
}

export interface DifferingRow {
  readonly kind: (typeof DAY_ROWS)[number]
  readonly id: string
  /** In minor units, or points, or as they were reported; null where one of the two does not have it. */
  readonly ours: bigint | string | null
  readonly theirs: bigint | string | null
}

/** What a figure has to equal, as it was found; `found` is null where there was no answer. */
export interface Check {
  readonly against: DayCheckName
  readonly ours: bigint | null
  readonly found: bigint | null
  readonly agrees: boolean
  readonly rows: readonly DifferingRow[]
  /** Counts stand beside one another, not money. */
  readonly counts?: boolean
}

/** A figure in minor units or points, or a count alone. */
export interface Figure {
  readonly count: number | null
  readonly amount: bigint | null
  /** Points have no decimals. */
  readonly points?: boolean
  readonly checks: readonly Check[]
}

/** A check of two sums. */
export const equals = (against: DayCheckName, ours: bigint, found: bigint): Check => ({
  against,
  ours,
  found,
  agrees: ours === found,
  rows: [],
})
