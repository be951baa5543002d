/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** How many decimals amounts of a currency have: none, two or three. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}
