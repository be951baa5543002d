import { useMessages } from '@site/shared-api'
import { Button, IconButton } from '@site/ui'
import { useEffect, useRef } from 'react'
import styles from './bot-check.module.css'
import type { SliderTask, Stroke } from './slider.api.ts'
import { useDrag } from './use-drag.ts'

/** One tap on − or +, one arrow key, in pixels of the picture. */
const STEP = 3

interface Props {
  readonly task: SliderTask
  readonly busy: boolean
  /** Follows another picture, or a failure: the focus goes to the slider. */
  readonly again: boolean
  readonly onPlaced: (x: number, track: readonly Stroke[]) => void
  readonly onRefresh: () => void
}

/** The picture with its piece above, the slider below: drag it, press the arrow keys, or tap − and + and then check. */
export function SliderPuzzle({ task, busy, again, onPlaced, onRefresh }: Props) {
  const t = useMessages('account')
  const { x, move, grip, release } = useDrag(task.id, onPlaced)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!again) return
    // The sheet takes in the focus of what is gone within a frame; the slider's turn is after that.
    const frame = requestAnimationFrame(() => slider.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [task.id, again])
  const last = task.width - task.pieceWidth
  const step = (by: number): void => move(Math.max(0, Math.min(last, x + by)))
  return (
    <>
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${task.width} ${task.height}`} role="img" aria-label={t('bot.picture')}>
          <image href={task.picture} width={task.width} height={task.height} />
          <image href={task.piece} x={x} y={task.pieceTop} width={task.pieceWidth} className={styles.piece} />
        </svg>
        <IconButton icon="refresh-cw" size={20} look="glass" label={t('bot.refresh')} onClick={onRefresh} />
      </div>
      <div className={styles.track}>
        <IconButton
          icon="chevron-left"
          look="raised"
          size={20}
          label={t('bot.left')}
          disabled={busy}
          onClick={() => step(-STEP)}
        />
        <input
          type="range"
          className={styles.slider}
          aria-label={t('bot.slider')}
          aria-valuetext={t('bot.place', { percent: Math.round((x / last) * 100) })}
          min={0}
          max={last}
          step={1}
          value={x}
          aria-disabled={busy || undefined}
          ref={slider}
          onChange={(event) => {
            if (!busy) move(Number(event.currentTarget.value))
          }}
          onPointerDown={busy ? undefined : grip}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !busy) onPlaced(x, [])
          }}
        />
        <IconButton
          icon="chevron-right"
          look="raised"
          size={20}
          label={t('bot.right')}
          disabled={busy}
          onClick={() => step(STEP)}
        />
      </div>
      <Button full size="l" busy={busy} disabled={x === 0} onClick={() => onPlaced(x, [])}>
        {t('bot.check')}
      </Button>
    </>
  )
}
