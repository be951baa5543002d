import { BANNER_WIDTHS, bannerBase, Link, routeExists, type Announcement } from '@site/shared-api'
import { Picture } from '@site/ui'
import { useCallback } from 'react'
import styles from './banner-slide.module.css'

interface Props {
  readonly banner: Announcement
  /** Its place among the others: "1 of 5". */
  readonly label: string
  /** The first is the page's largest picture. */
  readonly first: boolean
  readonly onFail: () => void
}

/** One banner; it leads to the promotion it is linked with (CON-02). */
export function BannerSlide({ banner, label, first, onFail }: Props) {
  const { id, title, url, linkedPromotionId } = banner
  const base = bannerBase(url)
  const to = linkedPromotionId ? `/m/activityDetail?id=${encodeURIComponent(linkedPromotionId)}` : undefined
  const fail = useCallback(() => onFail(), [onFail])
  const face = (
    <>
      {base === undefined ? null : (
        <Picture
          base={base}
          widths={BANNER_WIDTHS}
          sizes="(min-width: 480px) 456px, calc(100vw - 24px)"
          width={960}
          height={420}
          alt=""
          priority={first}
          fallback={null}
          onFail={fail}
        />
      )}
      <span className={styles.scrim} />
      <span className={styles.title}>{title}</span>
    </>
  )
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-banner={id}
    >
      {to !== undefined && routeExists(to) ? (
        <Link to={to} className={styles.face} draggable={false}>
          {face}
        </Link>
      ) : (
        <div className={styles.face}>{face}</div>
      )}
    </div>
  )
}
