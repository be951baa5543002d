import type { Generated } from 'kysely'

export type JobState = 'waiting' | 'done' | 'failed'

export interface JobTables {
  jobs: {
    id: string
    kind: string
    /** One job of a kind and a key, for good: asking for it again changes nothing. */
    key: string
    merchant: string | null
    payload: unknown
    state: Generated<JobState>
    created_at: Date
    /** When it is done, or tried again; while a copy works on it, when its lease is over. */
    due_at: Date
    /** Counts who has taken it up: what an earlier one would write is dropped. */
    turn: Generated<number>
    /** Since it last succeeded. */
    attempts: Generated<number>
    begun_at: Date | null
    last_error: string | null
    ended_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends JobTables {}
}
