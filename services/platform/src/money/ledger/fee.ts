/** A fee: hundredths of a per cent of an amount, and a fixed part in minor units. */
export interface Fee {
  readonly feeBasisPoints: bigint
  readonly feeFixed: bigint
}

const BASIS = 10_000n

/** The fee of an amount, rounded up to the currency's smallest unit. */
export function feeOf(amount: bigint, { feeBasisPoints, feeFixed }: Fee): bigint {
  return feeFixed + (amount * feeBasisPoints + BASIS - 1n) / BASIS
}
