import { useMessages } from '@site/shared-api'
import type { ProfitAndLoss } from '@site/shared-api/contract/record'
import type { Language } from '@site/config'
import { Card, Money } from '@site/ui'
import { useRef, useState, type PointerEvent } from 'react'
import { dayText } from '../day-text.ts'
import { isGain } from '../use-money.ts'
import { barsOf } from './bars.ts'
import { DayTable } from './day-table.tsx'
import styles from './profit.module.css'

type Day = ProfitAndLoss['byDay'][number]

interface Props {
  readonly days: readonly Day[]
  readonly language: Language
  readonly money: (amount: string) => string
}

/** Width of a day in the drawing, and of its bar. */
const [SLOT, BAR] = [10, 6.4]

/**
 * The result of each day as a bar: touched, dragged over, or gone through with the arrow keys it tells the day in words. The
 * figures stand behind it as a table, for whoever does not see bars.
 */
export default function DayPlot({ days, language, money }: Props) {
  const t = useMessages('member-centre')
  const [chosen, setChosen] = useState(() => lastPlayed(days))
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
  const said = `${dayText(day.day, language)}: ${isGain(day.net) ? '+' : ''}${money(day.net)}, ${t('record.staked', { amount: money(day.bet) })}, ${t('record.rounds_count', { count: day.rounds })}`
  return (
    <Card className={styles.card} data-plot="">
      <h2 className={styles.title}>{t('record.by_day')}</h2>
      <div className={styles.said} aria-hidden="true">
        <span className={styles.day}>{dayText(day.day, language, true)}</span>
        <Money amount={money(day.net)} gain={isGain(day.net)} className={styles.net} />
        <span className={styles.more}>
          {t('record.staked', { amount: money(day.bet) })} · {t('record.rounds_count', { count: day.rounds })}
        </span>
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
            aria-label={t('record.by_day')}
            aria-valuetext={said}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        ) : null}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayText(days[0]?.day ?? day.day, language)}</span>
        {days.length > 1 ? <span>{dayText(days.at(-1)?.day ?? day.day, language)}</span> : null}
      </div>
      <DayTable days={days} language={language} money={money} />
    </Card>
  )
}

/** The last day with play, else the last one. */
function lastPlayed(days: readonly Day[]): number {
  const played = days.findLastIndex(({ rounds, jackpot }) => rounds > 0 || /[1-9]/.test(jackpot))
  return played < 0 ? days.length - 1 : played
}
