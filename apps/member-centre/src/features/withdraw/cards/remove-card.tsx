import { showToast, site, useMessages } from '@site/shared-api'
import type { BankCard } from '@site/shared-api/contract/bank-card'
import { Button, PasswordField } from '@site/ui'
import { useState, type SubmitEvent } from 'react'
import { refusalOf } from '../refusal.ts'
import { cardsQuery, offerQuery, removeCard } from '../withdraw.api.ts'
import styles from './cards.module.css'

interface Props {
  readonly card: BankCard
  readonly done: () => void
}

/** Takes a card away, by the payment password. */
export function RemoveCard({ card, done }: Props) {
  const t = useMessages('member-centre')
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    if (pin === '') return setError(t('withdraw.pin_missing'))
    setBusy(true)
    try {
      const next = await removeCard({ cardId: card.cardId, paymentPassword: pin })
      const { queries } = site()
      queries.setQueryData(cardsQuery().queryKey, next)
      void queries.invalidateQueries({ queryKey: offerQuery().queryKey })
      showToast(t('withdraw.removed'), 'success')
      done()
    } catch (failed) {
      setError(refusalOf(failed, t, 'paymentPassword')?.text)
      setBusy(false)
    }
  }
  const label = `${t('withdraw.remove')} ${card.bankName} ••${card.number}`
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      <p className={styles.note}>
        {t('withdraw.remove_about', { card: `${card.bankName} ••${card.number}` })}
      </p>
      <PasswordField
        label={t('withdraw.pin')}
        showLabel={t('withdraw.show')}
        hideLabel={t('withdraw.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={128}
        value={pin}
        error={error}
        onChange={({ target }) => (setPin(target.value), setError(undefined))}
      />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('withdraw.remove_sure')}
      </Button>
      <Button variant="ghost" full onClick={done}>
        {t('withdraw.keep')}
      </Button>
    </form>
  )
}
