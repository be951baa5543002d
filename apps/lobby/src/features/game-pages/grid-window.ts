/** Rows of a grid, the end excluded. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** Rows kept alive above and below what is seen. */
const AHEAD_ROWS = 5
/** Rows that one frame may draw: a far jump is drawn over several, none of them late (LOB-24). */
const ROWS_A_FRAME = 3

export interface Measured {
  readonly columns: number
  /** Height of a row with its gap, px. */
  readonly row: number
}

/** The rows that should stand when the grid's first row is `top` px below the top of the view. */
export function rowsInView(top: number, view: number, row: number, all: number): Rows {
  const from = Math.max(0, Math.min(Math.floor(-top / row) - AHEAD_ROWS, all - 1))
  const to = Math.min(all, Math.max(Math.ceil((view - top) / row) + AHEAD_ROWS, from + 1))
  return { from, to }
}

/** One frame's step from the rows that stand to those that should: what is near the view comes first. */
export function stepTowards(now: Rows, wanted: Rows): Rows {
  if (now.to <= wanted.from || now.from >= wanted.to) {
    const middle = Math.max(wanted.from, Math.floor((wanted.from + wanted.to - ROWS_A_FRAME) / 2))
    return { from: middle, to: Math.min(wanted.to, middle + ROWS_A_FRAME) }
  }
  let left = ROWS_A_FRAME
  let from = Math.max(now.from, wanted.from)
  let to = Math.min(now.to, wanted.to)
  const below = Math.min(left, wanted.to - to)
  to += below
  left -= below
  from -= Math.min(left, from - wanted.from)
  return { from, to }
}

export type Part =
  /** Rows that are not drawn: a place of their height. */
  | { readonly kind: 'space'; readonly key: string; readonly rows: number }
  | { readonly kind: 'rows'; readonly from: number; readonly to: number }

/** What is drawn of `all` rows: those of the window, and the row that holds the keyboard's focus wherever it is. */
export function partsOf(window: Rows, focused: number | undefined, all: number): readonly Part[] {
  const inside = focused === undefined || (focused >= window.from && focused < window.to) || focused >= all
  const alone = inside ? [] : [{ from: focused, to: focused + 1 }]
  const drawn = [window, ...alone].sort((one, other) => one.from - other.from)
  const parts: Part[] = []
  let at = 0
  for (const { from, to } of drawn) {
    if (from > at) parts.push({ kind: 'space', key: `space-${parts.length}`, rows: from - at })
    parts.push({ kind: 'rows', from, to })
    at = to
  }
  if (all > at) parts.push({ kind: 'space', key: 'space-end', rows: all - at })
  return parts
}
