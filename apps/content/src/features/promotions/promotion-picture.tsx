import { BANNER_WIDTHS, bannerBase, type Announcement } from '@site/shared-api'
import { Picture } from '@site/ui'
import styles from './promotion-picture.module.css'

interface Props {
  readonly promotion: Announcement
  /** On the first screen: loaded first. */
  readonly priority: boolean
}

/** The cover: the picture with sequence 1, else the announcement's own (B3). */
function coverOf({ announcementImages, url }: Announcement): string | undefined {
  const cover = announcementImages.find(({ sequence }) => sequence === 1)
  return bannerBase(cover?.url) ?? bannerBase(url)
}

/** A promotion's art in 16:7; a drawn field where there is none. The title beside it says what it is. */
export function PromotionPicture({ promotion, priority }: Props) {
  const base = coverOf(promotion)
  return (
    <div className={styles.frame}>
      {base === undefined ? null : (
        <Picture
          base={base}
          widths={BANNER_WIDTHS}
          sizes="(min-width: 480px) 456px, calc(100vw - 24px)"
          width={960}
          height={420}
          alt=""
          priority={priority}
        />
      )}
    </div>
  )
}
