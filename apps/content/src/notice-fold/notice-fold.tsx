import { Icon } from '@site/ui'
import type { ReactNode, Ref } from 'react'
import { markRead } from '#member/read-marks.ts'
import styles from './notice-fold.module.css'

interface Props {
  readonly notice: Parameters<typeof markRead>[0]
  /** `card` in a list, `line` in a popup. */
  readonly look: 'card' | 'line'
  readonly title: ReactNode
  /** Under the title, small. */
  readonly about: ReactNode
  readonly unread?: boolean
  readonly unfolded: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDetailsElement> | undefined
}

/** An announcement that unfolds, one of them at a time; unfolding reads it (B2). */
export function NoticeFold({ notice, look, title, about, unread = false, unfolded, children, ref }: Props) {
  return (
    <details
      ref={ref}
      name="notices"
      className={styles.notice}
      open={unfolded}
      data-look={look}
      data-notice={notice.id}
      data-unread={unread || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) markRead(notice)
      }}
    >
      <summary className={styles.head}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.about}>{about}</span>
        </span>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  )
}
