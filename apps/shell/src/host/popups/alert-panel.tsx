import { navigate, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from './alert-panel.module.css'
import type { OwnPopupProps } from './own-popups.ts'

/** What the player has to know: `text`, and with `go` a way that they may take or leave (B4). */
export function AlertPanel({ params: { text, go }, onLeave }: OwnPopupProps) {
  const t = useMessages('common')
  return (
    <div className={styles.alert} data-state="ready">
      <p className={styles.text}>{text}</p>
      {go === undefined ? (
        <Button full size="l" onClick={onLeave}>
          {t('ok')}
        </Button>
      ) : (
        <div className={styles.answers}>
          <Button variant="secondary" full size="l" onClick={onLeave}>
            {t('cancel')}
          </Button>
          <Button
            full
            size="l"
            onClick={() => {
              onLeave()
              navigate(go)
            }}
          >
            {t('go')}
          </Button>
        </div>
      )}
    </div>
  )
}
