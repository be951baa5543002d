import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './badge.module.css'

const MOST = 99 // A9: above it the badge says 99+

interface CountProps {
  readonly count: number
  /** What is counted, for who cannot see the badge: "3 unread". */
  readonly label?: string
  readonly className?: string | undefined
}

interface MarkProps {
  readonly tone: 'accent' | 'second' | 'muted' | 'success' | 'danger'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A count (`99+` above 99, nothing for 0; A9), or a short word such as HOT. */
export function Badge(props: CountProps | MarkProps) {
  if ('count' in props) {
    const { count, label, className } = props
    if (count <= 0) return null
    return (
      <span className={classNames(styles.count, className)}>
        <span aria-hidden={label === undefined ? undefined : true}>{count > MOST ? `${MOST}+` : count}</span>
        {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
    )
  }
  return (
    <span className={classNames(styles.mark, props.className)} data-tone={props.tone}>
      {props.children}
    </span>
  )
}
