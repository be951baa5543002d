import { useMessages } from '@site/shared-api'
import { Button, Card, Icon } from '@site/ui'
import { useState } from 'react'
import styles from './cooling-note.module.css'
import { repay } from './withdraw.api.ts'

interface Props {
  /** As it is shown, with its currency. */
  readonly debt: string
  /** Whether the wallet holds anything to pay it back from. */
  readonly hasCash: boolean
  changed(): void
}

/** The debt of a deposit that was taken back: withdrawals are blocked until it is paid back, from here (MEM-02, MEM-03). */
export function DebtNote({ changed, debt, hasCash }: Props) {
  const t = useMessages('member-centre')
  const [isBusy, setBusy] = useState(false)
  const [id] = useState(() => crypto.randomUUID())
  const pay = (): void => {
    setBusy(true)
    // What went wrong is said by the call itself.
    repay(id)
      .catch(() => undefined)
      .finally(() => {
        setBusy(false)
        changed()
      })
  }
  return (
    <Card className={styles.note}>
      <Icon name="circle-alert" size={24} className={styles.face} />
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{t('withdraw.debt', { debt })}</h2>
        <p className={styles.text}>{t(hasCash ? 'withdraw.debt_text' : 'withdraw.debt_deposit')}</p>
      </div>
      {hasCash ? (
        <Button className={styles.act} busy={isBusy} onClick={pay}>
          {t('withdraw.debt_repay')}
        </Button>
      ) : null}
    </Card>
  )
}
