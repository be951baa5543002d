import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './dot.module.css'

interface Props {
  readonly count: number
  /** The same in words. */
  readonly label: string
}

/** A dot on the corner of what leads to something unread; it is said in words as well (SHL-24). */
export function Dot({ count, label }: Props) {
  return (
    <span className={styles.dot} data-unread={count}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
