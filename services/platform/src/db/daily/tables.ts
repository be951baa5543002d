export interface DailyTables {
  daily_work: { name: string; begun_at: Date }
}

declare module '#db/tables' {
  interface Tables extends DailyTables {}
}
