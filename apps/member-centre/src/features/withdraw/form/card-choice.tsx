import { useMessages } from '@site/shared-api'
import type { BankCard } from '@site/shared-api/contract/bank-card'
import { ChoiceCards } from '../../../choice-cards/choice-cards.tsx'

interface Props {
  readonly cards: readonly BankCard[]
  readonly chosen: string
  readonly onChoose: (cardId: string) => void
}

/** Where the money goes: one of the member's cards. */
export function CardChoice({ cards, chosen, onChoose }: Props) {
  const t = useMessages('member-centre')
  const choices = cards.map(({ bankName, cardId: id, holder, kind, number }) => ({
    id,
    icon: kind === 'bank' ? ('receipt-text' as const) : ('wallet' as const),
    name: `${bankName} ••${number}`,
    note: holder,
  }))
  return (
    <ChoiceCards
      name="card"
      legend={t('withdraw.to')}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
