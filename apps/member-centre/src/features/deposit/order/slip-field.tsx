import { useMessages, useQueryClient } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { buttonLook, Icon, Spinner } from '@site/ui'
import { useId, useState } from 'react'
import { orderQuery, sendSlip } from '../deposit.api.ts'
import styles from './slip-field.module.css'

interface Props {
  readonly order: DepositOrder
}

const MOST_BYTES = 5_242_880 // B5
const TYPES = ['image/jpeg', 'image/png']

/** The picture of the transfer's slip: chosen, judged by its kind and size (B5), sent. */
export function SlipField({ order }: Props) {
  const t = useMessages('member-centre')
  const queries = useQueryClient()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    if (!TYPES.includes(file.type)) return setError(t('deposit.slip_type'))
    if (file.size > MOST_BYTES) return setError(t('deposit.slip_size'))
    setError(undefined)
    setBusy(true)
    try {
      const updatedOrder = await sendSlip(order.orderId, file)
      queries.setQueryData(orderQuery(order.orderId).queryKey, updatedOrder)
    } catch {
      // Said by the call itself.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.slip}>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={TYPES.join()}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <label htmlFor={id} {...buttonLook({ variant: 'primary', size: 'l', full: true })}>
        <Icon name={order.hasSlip ? 'circle-check' : 'receipt-text'} size={20} />
        {t(order.hasSlip ? 'deposit.slip_again' : 'deposit.slip')}
        {busy ? <Spinner size={16} /> : null}
      </label>
      {error === undefined ? null : (
        <p id={`${id}-note`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
