import { useBrand, useMessages } from '@site/shared-api'
import { buttonLook, Icon } from '@site/ui'
import { OfflineDrawing } from '#host/status/status-drawing.tsx'
import styles from '#host/status/status-screen.module.css'

/** Stands in the kept frame where a page could not be fetched (SHL-32). Drawn on the server alone: it needs no script. */
export function OfflineScreen() {
  const t = useMessages('shell')
  const { name } = useBrand()
  return (
    <div className={styles.within} data-screen="offline" data-state="ready">
      <div className={styles.body}>
        <OfflineDrawing />
        <h2 className={styles.title}>{t('status.offline.title')}</h2>
        <p className={styles.text}>{t('status.offline.text', { brand: name })}</p>
        {/* A link to the page that was asked for: its address is still the page's own. */}
        <a href="" {...buttonLook({ variant: 'secondary' })}>
          <Icon name="refresh-cw" size={20} />
          {t('status.check')}
        </a>
        <p className={styles.service}>{t('status.offline.service')}</p>
      </div>
    </div>
  )
}
