import { useMessages } from '@site/shared-api'
import { Button, RetryPlace } from '@site/ui'
import styles from './load-more.module.css'

interface Props {
  readonly busy: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

/** The way to the next page; where that page could not be loaded, the retry (LOB-27). */
export function LoadMore({ busy, failed, onMore }: Props) {
  const t = useMessages('common')
  if (failed) return <RetryPlace text={t('load_failed')} onRetry={onMore} />
  return (
    <div className={styles.place}>
      <Button variant="secondary" busy={busy} onClick={onMore} icon="chevron-down">
        {t('more')}
      </Button>
    </div>
  )
}
