import { formatAmount, useBrand } from '@site/shared-api'

/** Writes amounts of the brand's currency. */
export function useMoney(): (amount: string) => string {
  const { currency } = useBrand()
  return (amount) => formatAmount(amount, currency)
}

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)
