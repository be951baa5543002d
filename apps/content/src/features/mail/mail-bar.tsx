import { useCounter, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from './mail-list.module.css'

interface Props {
  /** Of those in the list: shown until the number of all has come. */
  readonly listed: number
  readonly choosing: boolean
  readonly busy: boolean
  readonly onChoosing: (choosing: boolean) => void
  readonly onReadAll: () => void
}

/** Above the list: how many are unread, reading all of them, choosing some. */
export function MailBar({ listed, choosing, busy, onChoosing, onReadAll }: Props) {
  const t = useMessages('content')
  const common = useMessages('common')
  const unread = useCounter('inbox') ?? listed
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {unread > 0 ? t('mail.unread', { count: unread }) : t('mail.all_read')}
      </p>
      {unread > 0 && !choosing ? (
        <Button variant="ghost" icon="check" busy={busy} onClick={onReadAll}>
          {t('mail.read_all')}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={() => onChoosing(!choosing)}>
        {choosing ? common('cancel') : t('mail.choose')}
      </Button>
    </div>
  )
}
