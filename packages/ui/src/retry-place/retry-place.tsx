import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './retry-place.module.css'

interface Props {
  /** "Loading failed, click to retry" in the player's language. */
  readonly text: string
  readonly onRetry: () => void
  readonly className?: string | undefined
}

/** Shown where something could not be loaded; the whole place is the retry (A8). */
export function RetryPlace({ text, onRetry, className }: Props) {
  return (
    <div role="alert" data-state="failed" className={classNames(styles.place, className)}>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Icon name="refresh-cw" size={20} className={styles.icon} />
        <span>{text}</span>
      </button>
    </div>
  )
}
