import { Spinner } from '../spinner/spinner.tsx'
import styles from './loading-veil.module.css'

/** Covers the page while the player waits: nothing below can be tapped, and what is waited for is said. */
export function LoadingVeil({ label }: { readonly label: string }) {
  return (
    <div className={styles.veil} role="status" data-state="loading">
      <p className={styles.box}>
        <Spinner size={32} />
        {label}
      </p>
    </div>
  )
}
