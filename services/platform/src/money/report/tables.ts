export interface ReportTables {
  /** The figures of a brand's day, and what differs in it; rebuilt on request. */
  day_reports: {
    merchant: string
    /** YYYY-MM-DD in the brand's time zone. */
    day: string
    time_zone: string
    currency: string
    figures: unknown
    differences: number
    made_at: Date
    made_by: string
  }
}

declare module '#db/tables' {
  interface Tables extends ReportTables {}
}
