import type { Generated } from 'kysely'

export interface ClockTables {
  play_stretches: {
    member_id: string
    since: Date
    seen_at: Date
    seconds: number
    /** Seconds of it at the last reality check that was answered. */
    checked: Generated<number>
    /** Minutes between two checks that the member chose; null: as the brand has it. */
    every_minutes: number | null
  }
  play_time_days: { member_id: string; day: string; seconds: number }
}

declare module '#db/tables' {
  interface Tables extends ClockTables {}
}
