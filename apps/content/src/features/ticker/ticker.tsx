import { useMessages, type Announcement } from '@site/shared-api'
import { Icon, IconButton } from '@site/ui'
import { useReducedMotion } from '#motion/use-reduced-motion.ts'
import { useState } from 'react'
import { TickerItem } from './ticker-item.tsx'
import styles from './ticker.module.css'
import { useTicker } from './use-ticker.ts'

interface Props {
  readonly notices: readonly Announcement[]
}

/** One line of announcements that moves and can be paused (LOB-03); who wants stillness turns them one by one. */
export function Ticker({ notices }: Props) {
  return useReducedMotion() ? <StillTicker notices={notices} /> : <MovingTicker notices={notices} />
}

function MovingTicker({ notices }: Props) {
  const t = useMessages('content')
  const [paused, setPaused] = useState(false)
  const line = useTicker(notices.map(({ title }) => title).join('\n'), paused)
  const toggle = (): void => setPaused(!paused)
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')} data-state="ready">
      <Icon name="megaphone" size={20} className={styles.icon} />
      <div className={styles.window} onClick={toggle} role="presentation">
        <ul className={styles.line} ref={line}>
          {notices.map((notice, index) => (
            <li key={notice.id}>
              <TickerItem notice={notice} index={index} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'ticker.play' : 'ticker.pause')}
        size={16}
        onClick={toggle}
      />
    </section>
  )
}

function StillTicker({ notices }: Props) {
  const t = useMessages('content')
  const [at, setAt] = useState(0)
  const turn = (by: number): void => setAt((at + by + notices.length) % notices.length)
  const notice = notices[at % notices.length]
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')} data-state="ready" data-still="">
      <Icon name="megaphone" size={20} className={styles.icon} />
      <p className={styles.still} aria-live="polite">
        {notice ? <TickerItem notice={notice} index={at} /> : null}
      </p>
      {notices.length > 1 ? (
        <>
          <IconButton icon="chevron-left" label={t('ticker.previous')} size={16} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={t('ticker.next')} size={16} onClick={() => turn(1)} />
        </>
      ) : null}
    </section>
  )
}
