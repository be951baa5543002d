import type { Generated } from 'kysely'

export interface FieldTables {
  field_counts: {
    hour: Date
    module: string
    version: string
    brand: string
    route: string
    composition: string
    metric: string
    bucket: number
    count: bigint
  }
  /** The latest canary of each module. */
  field_canaries: {
    module: string
    version: string
    /** As the pointers say it: another one is another canary. */
    since: string
    begun_at: Date
    /** Of `canaryState`. */
    state: unknown
    verdict: string
    figure: string | null
    why: string
    decided_at: Date | null
    /** When a copy took on to carry the verdict out. */
    claimed_at: Generated<Date | null>
    done_at: Generated<Date | null>
  }
}

declare module '#db/tables' {
  interface Tables extends FieldTables {}
}
