import { useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import styles from './balance-controls.module.css'

interface Props {
  readonly hidden: boolean
  readonly refreshing: boolean
  readonly onHide: (hidden: boolean) => void
  readonly onRefresh: () => void
}

/** Hide or show, and refresh (LOB-04). */
export function BalanceControls({ hidden, refreshing, onHide, onRefresh }: Props) {
  const t = useMessages('member-centre')
  return (
    <span className={styles.controls}>
      <IconButton
        icon={hidden ? 'eye' : 'eye-off'}
        size={20}
        label={t(hidden ? 'balance.show' : 'balance.hide')}
        onClick={() => onHide(!hidden)}
      />
      <IconButton
        icon="refresh-cw"
        size={20}
        label={t('balance.refresh')}
        className={styles.refresh}
        aria-disabled={refreshing}
        data-refreshing={refreshing || undefined}
        onClick={() => {
          if (!refreshing) onRefresh()
        }}
      />
    </span>
  )
}
