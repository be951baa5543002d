import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

interface Props {
  /** What is being waited for; left out where a busy button says it already. */
  readonly label?: string
  readonly size?: 16 | 24 | 32
  readonly className?: string | undefined
}

/** A turning arc. */
export function Spinner({ label, size = 24, className }: Props) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label }
  return (
    <span {...said} className={classNames(styles.spinner, className)} data-size={size}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </span>
  )
}
