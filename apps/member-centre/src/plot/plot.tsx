import type { Language } from '@site/config'
import { Card } from '@site/ui'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { dayText } from '#days/day-text.ts'
import { barsOf } from './bars.ts'
import styles from './plot.module.css'

interface Props {
  readonly title: string
  /** Decimal text for each day, the first day first. */
  readonly days: readonly { readonly day: string; readonly value: string }[]
  /** The day that is shown before one is chosen. */
  readonly first: number
  /** The heading over the bars of a day, drawn and in words. */
  readonly drawn: (at: number) => ReactNode
  readonly said: (at: number) => string
  readonly language: Language
  /** The same figures as a table. */
  readonly table: ReactNode
}

/** Width of a day in the drawing, and of its bar. */
const [SLOT, BAR] = [10, 6.4]

/**
 * A figure of each day as a bar: touched, dragged over, or gone through with the arrow keys it shows the day in words. The
 * figures are also a table, for screen readers.
 */
export function Plot({ title, days, first, drawn, said, language, table }: Props) {
  const [chosen, setChosen] = useState(first)
  const plot = useRef<SVGSVGElement>(null)
  const { bars, zero } = barsOf(days)
  const width = days.length * SLOT
  const day = days[chosen]
  const point = ({ clientX, buttons, pointerType }: PointerEvent): void => {
    const box = plot.current?.getBoundingClientRect()
    if (!box || box.width === 0 || (pointerType !== 'mouse' && buttons === 0)) return
    const at = Math.floor(((clientX - box.left) / box.width) * days.length)
    setChosen(Math.min(days.length - 1, Math.max(0, at)))
  }
  if (!day) return null
  return (
    <Card className={styles.card} data-plot="">
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.said} aria-hidden="true">
        <span className={styles.day}>{dayText(day.day, language, true)}</span>
        {drawn(chosen)}
      </div>
      <div className={styles.frame}>
        <svg
          ref={plot}
          className={styles.plot}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          onPointerDown={point}
          onPointerMove={point}
        >
          <rect className={styles.cursor} x={chosen * SLOT} y="0" width={SLOT} height="100" />
          {bars.map(({ day: key, top, height, isGain: up }, at) => (
            <rect
              key={key}
              className={styles.bar}
              data-gain={up || undefined}
              x={at * SLOT + (SLOT - BAR) / 2}
              y={top}
              width={BAR}
              height={height}
            />
          ))}
          <line className={styles.zero} x1="0" x2={width} y1={zero} y2={zero} />
        </svg>
        {days.length > 1 ? (
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={days.length - 1}
            step={1}
            value={chosen}
            aria-label={title}
            aria-valuetext={`${dayText(day.day, language)}: ${said(chosen)}`}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        ) : null}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayText(days[0]?.day ?? day.day, language)}</span>
        {days.length > 1 ? <span>{dayText(days.at(-1)?.day ?? day.day, language)}</span> : null}
      </div>
      {table}
    </Card>
  )
}
