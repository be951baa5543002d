import {
  BANNER_WIDTHS,
  bannerBase,
  greetingsQuery,
  LoadFailed,
  useMessages,
  useQuery,
  type Announcement,
} from '@site/shared-api'
import { EmptyState, IconButton, Picture, Skeleton } from '@site/ui'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useCarousel } from '#carousel/use-carousel.ts'
import { LinkedPromotion } from '#linked-promotion/linked-promotion.tsx'
import { RichText } from '#rich-text/rich-text.tsx'
import styles from './greeting.module.css'
import { noteShown, shownToday } from './shown-today.ts'

/** The login popup's announcements: those of today that are still new to this browser, else all of them (LOB-03). */
export function Greeting() {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery(greetingsQuery())
  const [before] = useState(shownToday)
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={styles.slide} data-state="loading">
        <Skeleton shape="banner" />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    )
  if (data.popup.length === 0) return <EmptyState drawing="megaphone" title={t('greeting.none')} />
  const fresh = data.popup.filter(({ id }) => !before.includes(id))
  return <GreetingCarousel announcements={fresh.length > 0 ? fresh : data.popup} />
}

function GreetingCarousel({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const t = useMessages('content')
  const count = announcements.length
  const { viewport, selected, awake, step } = useCarousel(count, { plays: false })
  const shown = announcements.map(({ id }) => id).join(' ')
  useEffect(() => noteShown(shown.split(' ')), [shown])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <div className={styles.greeting} data-state="ready">
      <section
        className={styles.viewport}
        ref={viewport}
        aria-roledescription="carousel"
        aria-label={t('greeting.label')}
        {...(count > 1 ? { tabIndex: 0, onKeyDown } : {})}
      >
        <div className={styles.track}>
          {announcements.map((announcement, index) => (
            <article
              key={announcement.id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={t('banner.slide', { position: index + 1, count })}
              data-announcement={announcement.id}
              inert={awake && index !== selected}
            >
              <Slide announcement={announcement} />
            </article>
          ))}
        </div>
      </section>
      {count > 1 ? (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={t('ticker.previous')}
            look="raised"
            size={20}
            onClick={() => step(-1)}
          />
          <span className={styles.dots} aria-hidden="true">
            {announcements.map(({ id }, index) => (
              <span key={id} className={styles.dot} data-selected={index === selected || undefined} />
            ))}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('ticker.next')}
            look="raised"
            size={20}
            onClick={() => step(1)}
          />
        </div>
      ) : null}
    </div>
  )
}

function Slide({
  announcement: { title, content, url, linkedPromotionId },
}: {
  readonly announcement: Announcement
}) {
  const base = bannerBase(url)
  return (
    <>
      {base === undefined ? null : (
        <Picture
          base={base}
          widths={BANNER_WIDTHS}
          sizes="(min-width: 480px) 440px, calc(100vw - 40px)"
          width={960}
          height={420}
          alt=""
          eager
          fallback={null}
          className={styles.art}
        />
      )}
      <h3 className={styles.title}>{title}</h3>
      <RichText html={content} />
      <LinkedPromotion id={linkedPromotionId} />
    </>
  )
}
