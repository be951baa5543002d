import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useSyncExternalStore } from 'react'
import styles from './offline-bar.module.css'

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that the device has lost its network, for as long as it has; never drawn on the server. */
export function OfflineBar() {
  const t = useMessages('shell')
  const offline = useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status" className={styles.live}>
      {offline ? (
        <p className={styles.bar}>
          <Icon name="wifi-off" size={16} />
          {t('offline')}
        </p>
      ) : null}
    </div>
  )
}
