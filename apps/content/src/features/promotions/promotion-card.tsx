import { Link, openPopup, type Announcement } from '@site/shared-api'
import { Card, Icon } from '@site/ui'
import type { MouseEvent } from 'react'
import { Period } from './period.tsx'
import styles from './promotion-card.module.css'
import { PromotionPicture } from './promotion-picture.tsx'

export const detailPath = (id: string): string => `/m/activityDetail?id=${encodeURIComponent(id)}`

interface Props {
  readonly promotion: Announcement
  readonly priority: boolean
}

/** A promotion in the list: a link to its page; a tap opens the same in a popup over the list (B2). */
export function PromotionCard({ promotion, priority }: Props) {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPromotion(promotion)
  }
  return (
    <Card padding="none">
      <Link to={detailPath(promotion.id)} onClick={open} className={styles.link}>
        <PromotionPicture promotion={promotion} priority={priority} />
        <div className={styles.body}>
          <h2 className={styles.title}>{promotion.title}</h2>
          <Period promotion={promotion} />
          <Icon name="chevron-right" size={20} className={styles.more} />
        </div>
      </Link>
    </Card>
  )
}

/** Asks the host for the promotion's popup; its title is the popup's. */
export function openPromotion({ id, title }: Announcement): void {
  openPopup('promotion', { id, title })
}
