import { formatDay, useMessages, type Announcement } from '@site/shared-api'
import { Icon } from '@site/ui'
import styles from './period.module.css'

/** When a promotion runs: `YYYY/MM/DD`, or that it runs on without an end (B2: noExpiry 1). */
export function Period({ promotion }: { readonly promotion: Announcement }) {
  const t = useMessages('content')
  const { startDate, endDate, noExpiry } = promotion
  const endless = noExpiry === 1 || endDate === null
  return (
    <p className={styles.period}>
      <Icon name="calendar" size={16} />
      {endless ? (
        <span>{t('promotion.long_term')}</span>
      ) : (
        <span>
          <time dateTime={startDate}>{formatDay(startDate)}</time>
          {' – '}
          <time dateTime={endDate}>{formatDay(endDate)}</time>
        </span>
      )}
    </p>
  )
}
