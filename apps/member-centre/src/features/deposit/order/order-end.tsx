import { Link, useMessages } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { Button, buttonLook } from '@site/ui'
import { useState } from 'react'
import { cancel } from '../deposit.api.ts'
import { isOpen } from '../use-order.ts'
import styles from './order-end.module.css'

interface Props {
  readonly order: DepositOrder
  readonly changed: () => void
}

/** What can be done with an order now: give it up while it waits, go on when it has ended. */
export function OrderEnd({ order, changed }: Props) {
  const t = useMessages('member-centre')
  const [busy, setBusy] = useState(false)
  const giveUp = (): void => {
    setBusy(true)
    // What does not work is said by the call; either way the order is looked at anew.
    cancel(order.orderId)
      .catch(() => undefined)
      .finally(() => {
        setBusy(false)
        changed()
      })
  }
  if (isOpen(order))
    return (
      <div className={styles.end}>
        <p className={styles.note}>{t('deposit.leave')}</p>
        {order.state === 'checking' ? null : (
          <Button variant="ghost" full busy={busy} onClick={giveUp}>
            {t('deposit.cancel')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={styles.end}>
      <Link to="/m/home" {...buttonLook({ variant: 'primary', size: 'l', full: true })}>
        {t('deposit.play')}
      </Link>
      <Link to="/m/voucherCenter" {...buttonLook({ variant: 'ghost', full: true })}>
        {t('deposit.another')}
      </Link>
    </div>
  )
}
