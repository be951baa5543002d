export interface ReportTables {
  /** What a day of a brand came to, and what differs in it; made anew as often as somebody asks. */
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
