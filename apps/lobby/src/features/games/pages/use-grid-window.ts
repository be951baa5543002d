import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { partsOf, rowsInView, stepTowards, type Measured, type Part, type Rows } from './grid-window.ts'

/** Rows of the first drawing, on the server too: a screen and a half. */
const FIRST_ROWS = 8

/** Rows of a later list's first drawing, when their height is known already: what is seen, the rest comes frame by frame. */
const SEEN_ROWS = 4
/** Rows are equally high on every screen of this visit, until one is measured anew. */
let known: Measured | undefined

const same = (one: Rows, other: Rows): boolean => one.from === other.from && one.to === other.to

function measure(list: HTMLElement): Measured | undefined {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const tile = list.querySelector('[data-game]')?.getBoundingClientRect()
  const columns = gridTemplateColumns.split(' ').length
  const gap = Number.parseFloat(rowGap)
  return tile && tile.height > 0 ? { columns, row: tile.height + (Number.isNaN(gap) ? 0 : gap) } : undefined
}

/**
 * Which rows of a long grid stand in the page: those near the view (LOB-24). Every row is as high as the first one. Until
 * it has been measured, and on the server, the first rows stand.
 */
export function useGridWindow(ref: RefObject<HTMLElement | null>, count: number) {
  const [measured, setMeasured] = useState(known)
  const [rows, setRows] = useState<Rows>({ from: 0, to: known === undefined ? FIRST_ROWS : SEEN_ROWS })
  const [focused, setFocused] = useState<number>()
  const columns = measured?.columns ?? 3
  const all = Math.ceil(count / columns)

  const follow = useEffectEvent((): boolean => {
    const list = ref.current
    if (list === null || measured === undefined) return false
    const wanted = rowsInView(list.getBoundingClientRect().top, innerHeight, measured.row, all)
    const next = stepTowards(rows, wanted)
    if (!same(next, rows)) setRows(next)
    return !same(next, wanted)
  })

  useLayoutEffect(() => {
    const list = ref.current
    if (list === null) return
    const look = (): void => {
      const now = measure(list)
      known = now ?? known
      setMeasured((before) =>
        now && before && now.columns === before.columns && Math.abs(now.row - before.row) < 0.5
          ? before
          : now,
      )
    }
    // A known size is measured again with the next layout of the page anyway.
    if (known === undefined || typeof ResizeObserver === 'undefined') look()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(look)
    const [tile] = list.children
    watch.observe(list)
    if (tile) watch.observe(tile)
    return () => watch.disconnect()
  }, [ref])

  useEffect(() => {
    let frame = 0
    const step = (): void => {
      frame = follow() ? requestAnimationFrame(step) : 0
    }
    const moved = (): void => {
      if (frame === 0) frame = requestAnimationFrame(step)
    }
    moved()
    addEventListener('scroll', moved, { passive: true })
    addEventListener('resize', moved)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', moved)
      removeEventListener('resize', moved)
    }
  }, [measured, all])

  const focus = useCallback(
    (index: number | undefined) => setFocused(index === undefined ? undefined : Math.floor(index / columns)),
    [columns],
  )
  const window: Rows = { from: Math.min(rows.from, Math.max(0, all - 1)), to: Math.min(rows.to, all) }
  const parts: readonly Part[] =
    measured === undefined ? [{ kind: 'rows', ...window }] : partsOf(window, focused, all)
  return { parts, columns, row: measured?.row, focus }
}
