export interface ThrottleTables {
  throttles: { subject: string; count: number; ends_at: Date }
}
