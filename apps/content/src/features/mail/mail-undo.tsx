import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from './mail-undo.module.css'
import type { Mailbox } from './use-mailbox.ts'

/** Says what was deleted, with the way back. */
export function MailUndo({ deleted, busy, undo }: Pick<Mailbox, 'deleted' | 'busy' | 'undo'>) {
  const t = useMessages('content')
  return (
    <div role="status" className={styles.place}>
      {deleted.length === 0 ? null : (
        <div className={styles.bar}>
          <span className={styles.text}>{t('mail.deleted', { count: deleted.length })}</span>
          <Button variant="ghost" busy={busy} onClick={undo}>
            {t('mail.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
