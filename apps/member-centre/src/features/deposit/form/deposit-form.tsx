import { useMessages } from '@site/shared-api'
import { Button, Chip, ChipRow, TextField } from '@site/ui'
import { ChannelChoice } from './channel-choice.tsx'
import styles from '../../../amounts/amount-form.module.css'
import { PromotionChoice } from './promotion-choice.tsx'
import { useDepositForm, type Offer } from './use-deposit-form.ts'

interface Props {
  readonly offer: Offer
}

/** How much, by which way, with which promotion (MEM-02). */
export function DepositForm({ offer }: Props) {
  const t = useMessages('member-centre')
  const form = useDepositForm(offer)
  const { channel, money } = form
  if (!channel) return null
  const bounds = t('deposit.bounds', { min: money(channel.min), max: money(channel.max) })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <ChannelChoice channels={offer.channels} chosen={channel.channelId} onChoose={form.chooseChannel} />
      <div className={styles.amount}>
        <TextField
          label={t('deposit.amount')}
          start={<span className={styles.symbol}>{offer.symbol}</span>}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          value={form.typed}
          error={form.errorOf('amount')}
          hint={bounds}
          onChange={({ target }) => form.type(target.value)}
        />
        {channel.quickAmounts.length === 0 ? null : (
          <ChipRow label={t('deposit.quick')}>
            {channel.quickAmounts.map((amount) => (
              <Chip key={amount} selected={form.typed === amount} onClick={() => form.type(amount)}>
                {money(amount).replace(/\.0+$/, '')}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      {channel.method === 'voucher' ? (
        <TextField
          label={t('deposit.voucher')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={form.voucher}
          error={form.errorOf('voucher')}
          onChange={({ target }) => form.typeVoucher(target.value)}
        />
      ) : null}
      <PromotionChoice
        currency={offer.currency}
        promotions={offer.promotions}
        chosen={form.promotionId}
        onChoose={form.choosePromotion}
      />
      <div className={styles.end}>
        <dl className={styles.sum}>
          <dt>{t('deposit.fee')}</dt>
          <dd>{form.fee ?? t('deposit.no_fee')}</dd>
          <dt>{t('deposit.you_get')}</dt>
          <dd className={styles.get}>{form.credited ?? '–'}</dd>
        </dl>
        {form.otherError === undefined ? null : (
          <p role="alert" className={styles.error}>
            {form.otherError}
          </p>
        )}
        <Button type="submit" variant="primary" size="l" full busy={form.busy}>
          {t('deposit.go')}
        </Button>
      </div>
    </form>
  )
}
