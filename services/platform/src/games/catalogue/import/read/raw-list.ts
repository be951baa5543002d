/** A list as it is in a file, before anything is understood. */
export interface RawList {
  /** What it was read as, for the report: `CSV, delimiter ";"`. */
  format: string
  headers: string[]
  rows: RawRow[]
}

export interface RawRow {
  /** Line in the file where the row begins, from 1. */
  line: number
  /** Its cells may stand in the wrong columns. */
  isSlipped?: boolean
  cells: ReadonlyMap<string, string>
}
