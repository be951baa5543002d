import type { Announcement } from '@site/shared-api'
import type { ReactNode } from 'react'
import { Period } from './period.tsx'
import styles from './promotion-detail.module.css'
import { PromotionPicture } from './promotion-picture.tsx'
import { RichText } from '#rich-text/rich-text.tsx'

interface Props {
  readonly promotion: Announcement
  /** Left out in the popup, whose own title it is. */
  readonly heading: boolean
  /** What can be done with it. */
  readonly children: ReactNode
}

/** Picture, title, dates and terms of one promotion (CON-01). */
export function PromotionDetail({ promotion, heading, children }: Props) {
  return (
    <article className={styles.detail}>
      <div className={styles.art}>
        <PromotionPicture promotion={promotion} priority />
      </div>
      <header className={styles.head}>
        {heading ? <h2 className={styles.title}>{promotion.title}</h2> : null}
        <Period promotion={promotion} />
      </header>
      <RichText html={promotion.content} />
      {children}
    </article>
  )
}
