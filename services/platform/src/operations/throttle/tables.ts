export interface ThrottleTables {
  throttles: { subject: string; count: number; ends_at: Date }
}

declare module '#db/tables' {
  interface Tables extends ThrottleTables {}
}
