import { useMessages } from '@site/shared-api'
import type { BankCard } from '@site/shared-api/contract/bank-card'
import { Icon } from '@site/ui'
import styles from './card-choice.module.css'

interface Props {
  readonly cards: readonly BankCard[]
  readonly chosen: string
  readonly onChoose: (cardId: string) => void
}

/** Where the money goes: one of the member's cards. */
export function CardChoice({ cards, chosen, onChoose }: Props) {
  const t = useMessages('member-centre')
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{t('withdraw.to')}</legend>
      {cards.map(({ bankName, cardId, holder, kind, number }) => (
        <label key={cardId} className={styles.card} data-chosen={cardId === chosen || undefined}>
          <input
            type="radio"
            name="card"
            className={styles.radio}
            checked={cardId === chosen}
            onChange={() => onChoose(cardId)}
          />
          <span className={styles.face} aria-hidden="true">
            <Icon name={kind === 'bank' ? 'receipt-text' : 'wallet'} size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{`${bankName} ••${number}`}</span>
            <span className={styles.note}>{holder}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
