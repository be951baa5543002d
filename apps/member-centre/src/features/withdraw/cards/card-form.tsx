import { LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import type { BankCards } from '@site/shared-api/contract/bank-card'
import { Button, PasswordField, TextField } from '@site/ui'
import { cardsQuery } from '../withdraw.api.ts'
import { Waiting } from '../withdraw.tsx'
import styles from './cards.module.css'
import { useCardForm } from './use-card-form.ts'

/** Another card or e-wallet, in the payee's name (MEM-03). */
export function CardScreen() {
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...cardsQuery(), enabled: signedIn })
  if (data) return <CardForm cards={data} />
  if (isError) return <LoadFailed retry={() => void refetch()} />
  return <Waiting />
}

function CardForm({ cards }: { readonly cards: BankCards }) {
  const t = useMessages('member-centre')
  const form = useCardForm(cards)
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('withdraw.add_card')}
      onSubmit={(event) => void form.submit(event)}
    >
      <fieldset className={styles.banks}>
        <legend className={styles.legend}>{t('withdraw.bank')}</legend>
        {cards.banks.map(({ bankId, name }) => (
          <label key={bankId} className={styles.bank} data-chosen={bankId === form.bankId || undefined}>
            <input
              type="radio"
              name="bank"
              className={styles.radio}
              checked={bankId === form.bankId}
              onChange={() => form.chooseBank(bankId)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('withdraw.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={form.number}
        error={form.errorOf('number')}
        hint={form.shape}
        onChange={({ target }) => form.typeNumber(target.value)}
      />
      <TextField
        label={t('withdraw.holder')}
        autoComplete="name"
        maxLength={60}
        readOnly={cards.payeeName !== null}
        value={form.holder}
        error={form.errorOf('holder')}
        hint={t(cards.payeeName === null ? 'withdraw.holder_first' : 'withdraw.holder_hint')}
        onChange={({ target }) => form.typeHolder(target.value)}
      />
      <PasswordField
        label={t('withdraw.pin')}
        showLabel={t('withdraw.show')}
        hideLabel={t('withdraw.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={128}
        value={form.pin}
        error={form.errorOf('paymentPassword')}
        onChange={({ target }) => form.typePin(target.value)}
      />
      {form.otherError === undefined ? null : (
        <p role="alert" className={styles.error}>
          {form.otherError}
        </p>
      )}
      <Button type="submit" variant="primary" size="l" full busy={form.busy}>
        {t('withdraw.add')}
      </Button>
    </form>
  )
}
