import { closePopup, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from './safari-only.module.css'

/** "Please use Safari for download App.", with a button to confirm (A8, SHL-29); its title is the popup's. */
export function SafariOnly() {
  const t = useMessages('common')
  return (
    <div className={styles.alert}>
      <p>{t('safari_only')}</p>
      <Button size="l" full onClick={() => closePopup('safari-only')}>
        {t('confirm')}
      </Button>
    </div>
  )
}
