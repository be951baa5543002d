import { WINNERS_STILL } from '@site/config'
import { LoadFailed, useMessages } from '@site/shared-api'
import type { Winner } from '@site/shared-api/contract/winner'
import { IconButton, SectionHeader, Skeleton, useOnScreen, useReducedMotion } from '@site/ui'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { goRound } from './pair-up.ts'
import { useRotation } from './use-rotation.ts'
import { useWinners } from './use-winners.ts'
import styles from './winner-board.module.css'
import { WinnerRow } from './winner-row.tsx'
import place from './winners-place.module.css'

const HEADING = 'home-winners'
/** The pair that comes up next waits below the window. */
const AHEAD = 2

/** The winner board of home: hidden when there are no wins, moving above four entries (A2, A4, LOB-08). */
export function WinnerBoard() {
  const { winners, failed, refetch } = useWinners()
  if (winners === undefined)
    return failed ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className={place.place} />
  return winners.length === 0 ? null : <Board winners={winners} />
}

function Board({ winners }: { readonly winners: readonly Winner[] }) {
  const t = useMessages('lobby')
  const section = useRef<HTMLElement>(null)
  const seen = useOnScreen(section)
  const reduced = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  // Under a finger, a pointer or the focus nothing changes place: new wins wait.
  const [shown, setShown] = useState(winners)
  const [fresh, setFresh] = useState<string>()
  const still = paused || reduced
  const scrolls = shown.length > WINNERS_STILL
  const { first, moving, moved, restart } = useRotation(shown.length, scrolls && seen && !held && !still)
  useEffect(() => {
    if (held || winners === shown) return
    const [newest] = winners
    if (newest !== undefined && shown.every(({ id }) => id !== newest.id)) {
      setFresh(newest.id)
      restart()
    }
    setShown(winners)
  }, [held, winners, shown, restart])
  const hover = (holds: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHeld(holds)
  }
  const rows = still || !scrolls ? shown : goRound(shown, first, WINNERS_STILL + AHEAD)
  return (
    <section ref={section} className={styles.board} aria-labelledby={HEADING} data-winners={shown.length}>
      <SectionHeader
        id={HEADING}
        title={t('winners')}
        icon="trophy"
        {...(scrolls && !reduced
          ? {
              link: (
                <IconButton
                  icon={paused ? 'play' : 'pause'}
                  label={t(paused ? 'winners_play' : 'winners_pause')}
                  size={16}
                  onClick={() => setPaused(!paused)}
                />
              ),
            }
          : {})}
      />
      <div className={styles.window} data-still={still || undefined}>
        <ul
          className={styles.rows}
          data-moving={moving || undefined}
          onAnimationEnd={(event) => {
            if (event.target === event.currentTarget) moved()
          }}
          onPointerEnter={hover(true)}
          onPointerLeave={hover(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {rows.map((winner) => (
            <WinnerRow key={winner.id} winner={winner} fresh={winner.id === fresh} t={t} />
          ))}
        </ul>
      </div>
    </section>
  )
}
