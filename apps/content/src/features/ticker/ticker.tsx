import { openPopup, useMessages, type Announcement } from '@site/shared-api'
import { Icon, IconButton, useReducedMotion, VisuallyHidden } from '@site/ui'
import { useState, type MouseEvent } from 'react'
import styles from './ticker.module.css'
import { useTicker } from './use-ticker.ts'

interface Props {
  readonly notices: readonly Announcement[]
}

/** One line of announcements that moves and can be paused; a tap opens them all (LOB-03). Who wants stillness turns them one by one. */
export function Ticker({ notices }: Props) {
  return useReducedMotion() ? <StillTicker notices={notices} /> : <MovingTicker notices={notices} />
}

function MovingTicker({ notices }: Props) {
  const t = useMessages('content')
  const [paused, setPaused] = useState(false)
  const line = useTicker(notices.map(({ title }) => title).join('\n'), paused)
  const open = ({ target }: MouseEvent): void => {
    const tapped = target instanceof Element ? target.closest('[data-id]') : null
    openNotices(t('ticker.label'), tapped?.getAttribute('data-id') ?? undefined)
  }
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')} data-state="ready">
      <Icon name="megaphone" size={20} className={styles.icon} />
      <button type="button" className={styles.window} onClick={open}>
        <VisuallyHidden>{t('ticker.open')}</VisuallyHidden>
        <span className={styles.line} ref={line}>
          {notices.map(({ id, title }) => (
            <span key={id} className={styles.item} data-id={id}>
              {title}
            </span>
          ))}
        </span>
      </button>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'ticker.play' : 'ticker.pause')}
        size={16}
        onClick={() => setPaused(!paused)}
      />
    </section>
  )
}

/** Asks for the list over the page; a notice that was tapped begins unfolded. */
function openNotices(title: string, id: string | undefined): void {
  openPopup('notices', { title, ...(id === undefined ? {} : { id }) })
}

function StillTicker({ notices }: Props) {
  const t = useMessages('content')
  const [at, setAt] = useState(0)
  const turn = (by: number): void => setAt((at + by + notices.length) % notices.length)
  const notice = notices[at % notices.length]
  return (
    <section className={styles.ticker} aria-label={t('ticker.label')} data-state="ready" data-still="">
      <Icon name="megaphone" size={20} className={styles.icon} />
      <button
        type="button"
        className={styles.still}
        aria-live="polite"
        onClick={() => openNotices(t('ticker.label'), notice?.id)}
      >
        <VisuallyHidden>{t('ticker.open')}</VisuallyHidden>
        <span className={styles.stillText}>{notice?.title}</span>
      </button>
      {notices.length > 1 ? (
        <>
          <IconButton icon="chevron-left" label={t('ticker.previous')} size={16} onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" label={t('ticker.next')} size={16} onClick={() => turn(1)} />
        </>
      ) : null}
    </section>
  )
}
