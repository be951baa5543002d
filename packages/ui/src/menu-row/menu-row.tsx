import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './menu-row.module.css'

/** What a link or a button needs to look like a row of a menu; `small` ones stand side by side. */
export function menuRowLook(small = false): {
  readonly className: string | undefined
  readonly 'data-small': true | undefined
} {
  return { className: styles.row, 'data-small': small || undefined }
}

interface Props {
  readonly icon: ReactNode
  readonly text: string
  /** What is unread there. */
  readonly badge?: ReactNode
  /** Without the arrow at its end, where rows stand side by side. */
  readonly small?: boolean
}

/** Inside of a row: its icon, its name, what is unread there. */
export function MenuRowFace({ icon, text, badge, small = false }: Props) {
  return (
    <>
      {icon}
      <span className={styles.text}>{text}</span>
      {badge}
      {small ? null : <Icon name="chevron-right" size={16} className={styles.chevron} />}
    </>
  )
}
