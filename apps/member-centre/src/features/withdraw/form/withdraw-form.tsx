import { useMessages } from '@site/shared-api'
import { Button, Chip, ChipRow, PasswordField, TextField } from '@site/ui'
import type { Offer } from '../withdraw.api.ts'
import { CardChoice } from './card-choice.tsx'
import { useWithdrawForm } from './use-withdraw-form.ts'
import styles from '../../../amounts/amount-form.module.css'

interface Props {
  readonly offer: Offer
}

/** How much, where to, and the payment password that lets it out (MEM-03). */
export function WithdrawForm({ offer }: Props) {
  const t = useMessages('member-centre')
  const form = useWithdrawForm(offer)
  const { money } = form
  const bounds = t('withdraw.bounds', { min: money(offer.min), max: money(offer.max) })
  const quick = [offer.min, ...(form.all === undefined ? [] : [form.all])]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <CardChoice cards={offer.cards} chosen={form.cardId} onChoose={form.choose} />
      <div className={styles.amount}>
        <TextField
          label={t('withdraw.amount')}
          start={<span className={styles.symbol}>{offer.symbol}</span>}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={16}
          value={form.typed}
          error={form.errorOf('amount')}
          hint={bounds}
          onChange={({ target }) => form.type(target.value)}
        />
        <ChipRow label={t('withdraw.quick')}>
          {quick.map((amount, at) => (
            <Chip key={amount} selected={form.typed === amount} onClick={() => form.type(amount)}>
              {at === 0 ? money(amount).replace(/\.0+$/, '') : t('withdraw.all')}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PasswordField
        label={t('withdraw.pin')}
        showLabel={t('withdraw.show')}
        hideLabel={t('withdraw.hide')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={128}
        value={form.pin}
        error={form.errorOf('paymentPassword')}
        onChange={({ target }) => form.typePin(target.value)}
      />
      <div className={styles.end}>
        <dl className={styles.sum}>
          <dt>{t('withdraw.left_today')}</dt>
          <dd>{t('withdraw.left', { count: offer.countLeft, amount: money(offer.amountLeft) })}</dd>
          <dt>{t('withdraw.fee')}</dt>
          <dd>{form.fee ?? t('withdraw.no_fee')}</dd>
          <dt>{t('withdraw.you_get')}</dt>
          <dd className={styles.get}>{form.net ?? '–'}</dd>
        </dl>
        {form.otherError === undefined ? null : (
          <p role="alert" className={styles.error}>
            {form.otherError}
          </p>
        )}
        <Button type="submit" variant="primary" size="l" full busy={form.busy}>
          {t('withdraw.go')}
        </Button>
      </div>
    </form>
  )
}
