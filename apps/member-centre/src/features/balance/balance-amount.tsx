import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import { Money } from '@site/ui'
import type { Balance } from './use-balance.ts'

const NOTHING_YET = '0.00'

interface Props {
  readonly balance: Balance
  /** By the player's choice, or while a new balance loads (A2: masked while refreshing). */
  readonly masked: boolean
  readonly className?: string | undefined
}

/** Symbol and balance with two decimals, or asterisks (LOB-04). */
export function BalanceAmount({ balance, masked, className }: Props) {
  const t = useMessages('member-centre')
  const { currency } = useBrand()
  const sum = balance.status === 'ready' ? balance.sum : NOTHING_YET
  return (
    <span className={className}>
      {masked || balance.status !== 'ready' ? `${currency.symbol} ` : null}
      <Money
        amount={formatAmount(sum, currency)}
        masked={masked || balance.status !== 'ready'}
        maskedLabel={t(balance.status === 'loading' ? 'balance.loading' : 'balance.hidden')}
      />
    </span>
  )
}
