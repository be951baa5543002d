/** Counts rows that were read of a table. */
export type Read = (table: string, rows?: number) => void
