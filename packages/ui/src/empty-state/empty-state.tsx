import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './empty-state.module.css'

interface Props {
  /** What the drawing shows. */
  readonly drawing: IconName
  readonly title: string
  /** What to do next, in a sentence. */
  readonly text?: string
  /** The one button or link that does it. */
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** Says that there is nothing yet and what to do next: one drawing, one action (look: states). */
export function EmptyState({ drawing, title, text, action, className }: Props) {
  return (
    <div className={classNames(styles.state, className)} data-state="empty">
      <div className={styles.drawing}>
        <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
          <ellipse className={styles.ground} cx="80" cy="104" rx="46" ry="6" />
          <circle className={styles.halo} cx="80" cy="58" r="44" />
          <path className={styles.orbit} d="M26 72c8 22 44 32 76 20s44-40 30-54" />
          <circle className={styles.moon} cx="132" cy="37" r="5" />
          <circle className={styles.spark} cx="34" cy="30" r="3" />
          <path className={styles.line} d="M118 86v8m-4-4h8M44 14v6m-3-3h6" />
        </svg>
        <span className={styles.icon}>
          <Icon name={drawing} size={32} />
        </span>
      </div>
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
