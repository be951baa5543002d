/** Rows of a list, the end excluded. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** Rows that are drawn above and below the visible ones. */
const AHEAD = 12

/** The rows to draw when the first is `top` px below the top of a view of `view` px; each is `row` px high. */
export function rowsInView(top: number, view: number, row: number, all: number): Rows {
  const from = Math.max(0, Math.min(Math.floor(-top / row) - AHEAD, all - 1))
  return { from, to: Math.max(from, Math.min(all, Math.ceil((view - top) / row) + AHEAD)) }
}

export type Segment = { readonly space: number; readonly at: number } | Rows

/** What is drawn of `all` rows: those of the window, the one that holds the focus wherever it is, and room for the others. */
export function segmentsOf({ from, to }: Rows, focused: number | undefined, all: number): readonly Segment[] {
  const inside = focused === undefined || (focused >= from && focused < to) || focused >= all
  const drawn = [{ from, to }, ...(inside ? [] : [{ from: focused, to: focused + 1 }])].sort(
    (one, other) => one.from - other.from,
  )
  const segments: Segment[] = []
  let at = 0
  for (const rows of drawn) {
    if (rows.from > at) segments.push({ space: rows.from - at, at })
    segments.push(rows)
    at = rows.to
  }
  if (all > at) segments.push({ space: all - at, at })
  return segments
}
