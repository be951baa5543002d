export interface ThrottleTables {
  throttles: { subject: string; count: number; ends_at: Date; held_until: Date | null }
}

declare module '#db/tables' {
  interface Tables extends ThrottleTables {}
}
