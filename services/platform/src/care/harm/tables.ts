import type { CareMarkerKind, CareState } from '@site/shared-api/contract/play-console'

export interface HarmTables {
  care_markers: {
    member_id: string
    kind: CareMarkerKind
    /** YYYY-MM-DD in the brand's time zone. */
    day: string
    merchant: string
    detail: unknown
    at: Date
  }
  care_cases: {
    member_id: string
    merchant: string
    state: CareState
    /** Markers of the last four weeks. */
    score: number
    opened_at: Date
    changed_at: Date
  }
  care_notes: { id: string; member_id: string; at: Date; by: string; what: string; text: string }
}

declare module '#db/tables' {
  interface Tables extends HarmTables {}
}
