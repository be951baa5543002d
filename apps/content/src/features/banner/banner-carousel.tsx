import { useMessages, type Announcement } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { useState, type KeyboardEvent } from 'react'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner-carousel.module.css'
import { bannersOf } from './groups.ts'
import { useCarousel } from '#carousel/use-carousel.ts'

interface Props {
  readonly banners: readonly Announcement[]
  /** The screen's own among them. */
  readonly group: string | undefined
  /** Low, over a list that is the screen's subject. */
  readonly slim?: boolean
}

/** Banners one at a time: swipe, arrow keys, dots, and by themselves every 5 s when there are more than one (A2, LOB-02). */
export function BannerCarousel({ banners, group, slim = false }: Props) {
  const t = useMessages('content')
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = bannersOf(banners, group).filter(({ id }) => !failed.includes(id))
  const several = shown.length > 1
  const { viewport, selected, playing, canPlay, toggle, step } = useCarousel(shown.length, {
    plays: true,
  })
  if (shown.length === 0) return null
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <div className={styles.banner} data-state="ready" data-slim={slim || undefined}>
      <section
        className={styles.viewport}
        ref={viewport}
        aria-roledescription="carousel"
        aria-label={t('banner.label')}
        {...(several ? { tabIndex: 0, onKeyDown } : {})}
      >
        <div className={styles.track}>
          {shown.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              label={t('banner.slide', { position: index + 1, count: shown.length })}
              first={index === 0}
              onFail={() => setFailed((before) => [...before, banner.id])}
            />
          ))}
        </div>
      </section>
      {several ? (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden="true">
            {shown.map(({ id }, index) => (
              <span key={id} className={styles.dot} data-selected={index === selected || undefined} />
            ))}
          </span>
          {canPlay ? (
            <IconButton
              icon={playing ? 'pause' : 'play'}
              label={t(playing ? 'banner.pause' : 'banner.play')}
              look="glass"
              size={16}
              onClick={toggle}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
