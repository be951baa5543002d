import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { rowsInView, segmentsOf, type Rows } from './row-window.ts'

/** Rows of the first drawing: a screen and a half. */
const FIRST = 16

/** Which rows of a long list stand in the page. Every row is as high as the first one; until it is measured the first ones stand. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number) {
  const [row, setRow] = useState<number>()
  const [rows, setRows] = useState<Rows>({ from: 0, to: FIRST })
  const [focused, setFocused] = useState<number>()
  const look = useEffectEvent(() => {
    if (list.current === null || row === undefined) return
    const next = rowsInView(list.current.getBoundingClientRect().top, innerHeight, row, count)
    if (next.from !== rows.from || next.to !== rows.to) setRows(next)
  })
  useLayoutEffect(() => {
    const first = list.current?.querySelector('[data-row]')
    if (first == null || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => {
      const { height } = first.getBoundingClientRect()
      const gap = Number.parseFloat(getComputedStyle(first.parentElement ?? first).rowGap)
      if (height > 0) setRow(height + (Number.isNaN(gap) ? 0 : gap))
    })
    watch.observe(first)
    return () => watch.disconnect()
  }, [list])
  useEffect(() => {
    let frame = 0
    const moved = (): void => {
      if (frame === 0)
        frame = requestAnimationFrame(() => {
          frame = 0
          look()
        })
    }
    moved()
    addEventListener('scroll', moved, { passive: true })
    addEventListener('resize', moved)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', moved)
      removeEventListener('resize', moved)
    }
  }, [row, count])
  const from = Math.min(rows.from, Math.max(0, count - 1))
  const window: Rows = { from, to: Math.min(count, Math.max(rows.to, from)) }
  return {
    row,
    stretches: row === undefined ? [{ from: 0, to: count }] : segmentsOf(window, focused, count),
    setFocused,
  }
}
