import { useMessages } from '@site/shared-api'
import { Button, Chip, ChipRow, PasswordField, TextField } from '@site/ui'
import type { TransferOffer } from '../agency.api.ts'
import styles from '../agency.module.css'
import { Sure } from '../sure.tsx'
import { useTransferForm } from './use-transfer-form.ts'

interface Props {
  readonly offer: TransferOffer
  /** Whom the address names. */
  readonly to: string
  /** With whom it went, or nothing where it did not. */
  readonly onDone: (account: string) => void
}

const LONGEST_NOTE = 100

/** Recipient, amount and payment password, with a confirmation before it is sent. */
export function TransferForm({ offer, to, onDone }: Props) {
  const t = useMessages('member-centre')
  const form = useTransferForm(offer, to, onDone)
  const { money } = form
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label={t('agency.transfer_to')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={form.account}
        error={form.errorOf('account')}
        onChange={({ target }) => form.typeAccount(target.value)}
      />
      <div className={styles.section}>
        <TextField
          label={t('withdraw.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={form.typed}
          hint={t('withdraw.bounds', { min: money(offer.min), max: money(offer.max) })}
          error={form.errorOf('amount')}
          onChange={({ target }) => form.type(target.value)}
        />
        {form.all === undefined ? null : (
          <ChipRow label={t('withdraw.quick')} className={styles.chips}>
            {[...new Set([offer.min, form.all])].map((amount) => (
              <Chip key={amount} selected={form.typed === amount} onClick={() => form.type(amount)}>
                {amount === form.all ? t('withdraw.all') : money(amount).replace(/\.0+$/, '')}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      <TextField
        label={t('agency.note')}
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={form.note}
        error={form.errorOf('note')}
        onChange={({ target }) => form.typeNote(target.value)}
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
      <p className={styles.note}>
        {t('withdraw.left_today')}:{' '}
        {t('withdraw.left', { count: offer.countLeft, amount: money(offer.amountLeft) })}
      </p>
      {form.otherError === undefined ? null : (
        <p role="alert" className={styles.error}>
          {form.otherError}
        </p>
      )}
      {form.asks ? (
        <Sure
          text={t('agency.sure.transfer', { amount: form.amountText, account: form.account.trim() })}
          yes={t('agency.transfer_go')}
          busy={form.busy}
          onYes={() => void form.send()}
          onNo={form.take}
        />
      ) : (
        <Button type="submit" size="l" full>
          {t('agency.transfer_go')}
        </Button>
      )}
    </form>
  )
}
