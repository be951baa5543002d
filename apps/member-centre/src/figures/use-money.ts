import { formatAmount, useBrand } from '@site/shared-api'

/** Writes amounts of a currency for the eye, with the brand's symbol. */
export function useMoney(currency: string): (amount: string) => string {
  const brand = useBrand()
  return (amount) => formatAmount(amount, { ...brand.currency, code: currency })
}

/** Whether an amount is more than nothing. */
export const isGain = (amount: string): boolean => !amount.startsWith('-') && /[1-9]/.test(amount)
