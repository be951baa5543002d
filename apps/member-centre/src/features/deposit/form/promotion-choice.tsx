import { useMessages } from '@site/shared-api'
import type { DepositPromotion } from '@site/shared-api/contract/deposit'
import { BonusTerms } from '#bonus-terms/bonus-terms.tsx'
import styles from './promotion-choice.module.css'

interface Props {
  readonly promotions: readonly DepositPromotion[]
  readonly currency: string
  readonly chosen: string | undefined
  readonly onChoose: (promotionId: string | undefined) => void
}

/** A promotion to go with the deposit, or none; its terms stand where it is chosen. */
export function PromotionChoice({ promotions, currency, chosen, onChoose }: Props) {
  const t = useMessages('member-centre')
  if (promotions.length === 0) return null
  const promotion = promotions.find(({ promotionId }) => promotionId === chosen)
  return (
    <fieldset className={styles.promotions}>
      <legend className={styles.legend}>{t('deposit.promotion')}</legend>
      {[{ promotionId: undefined, title: t('deposit.no_promotion') }, ...promotions].map(
        ({ promotionId, title }) => (
          <label key={promotionId ?? ''} className={styles.promotion}>
            <input
              type="radio"
              name="promotion"
              className={styles.radio}
              checked={promotionId === chosen}
              onChange={() => onChoose(promotionId)}
            />
            <span>{title}</span>
          </label>
        ),
      )}
      {promotion?.bonus ? <BonusTerms terms={promotion.bonus} currency={currency} /> : null}
      {promotion === undefined ? null : (
        <details className={styles.terms} open>
          <summary>{t('deposit.terms')}</summary>
          {/* Cleaned by the platform as it was written and as it is read (CON-10). */}
          <div dangerouslySetInnerHTML={{ __html: promotion.terms }} />
        </details>
      )}
    </fieldset>
  )
}
