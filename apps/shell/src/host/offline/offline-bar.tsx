import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useOffline } from '@site/ui/frame'
import styles from './offline-bar.module.css'

/** Says that the device has lost its network, for as long as it has; never drawn on the server. */
export function OfflineBar() {
  const t = useMessages('shell')
  return (
    <div role="status" className={styles.live}>
      {useOffline() ? (
        <p className={styles.bar}>
          <Icon name="wifi-off" size={16} />
          {t('offline')}
        </p>
      ) : null}
    </div>
  )
}
