import { z } from 'zod'

/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const HUNDREDTHS = 100n

/** How many decimals the wallet has in a currency; within the provider every amount has two. */
export function decimalsOf(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}

/** An amount of ours, with two decimals, as the wallet wants it. */
export function toWire(amount: string, currency: string): string {
  const [whole = '0', part = ''] = amount.split('.')
  const places = decimalsOf(currency)
  return places === 0 ? whole : `${whole}.${part.padEnd(places, '0')}`
}

/** An amount of the wallet as one of ours; what is less than a hundredth is not shown. */
export const wireAmount = z
  .string()
  .regex(/^\d{1,15}(?:\.\d{2,3})?$/)
  .transform((amount) => {
    const [whole = '0', part = ''] = amount.split('.')
    return `${whole}.${part.padEnd(2, '0').slice(0, 2)}`
  })

/** What the wallet can pay of so many hundredths: in a currency without decimals whole units. */
export function payable(hundredths: bigint, currency: string): bigint {
  return decimalsOf(currency) === 0 ? hundredths - (hundredths % HUNDREDTHS) : hundredths
}
