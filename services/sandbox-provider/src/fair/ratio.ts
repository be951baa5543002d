/** An exact fraction; the returns of the games are computed with these, never with floats. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

export const ratio = (over: bigint | number, under: bigint | number = 1): Ratio =>
  reduced(BigInt(over), BigInt(under))
export const plus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under)
export const times = (a: Ratio, b: Ratio): Ratio => reduced(a.over * b.over, a.under * b.under)

/** As a number, for confidence intervals and the eye. */
export function toNumber(value: Ratio): number {
  const SCALE = 10n ** 15n
  return Number((value.over * SCALE) / value.under) / Number(SCALE)
}

/** Per cent with `digits` decimals, cut (never rounded up): 0.96127 is `96.12`. */
export function toPercent(value: Ratio, digits = 2): string {
  const scale = 10n ** BigInt(digits)
  const text = ((value.over * 100n * scale) / value.under).toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function reduced(over: bigint, under: bigint): Ratio {
  const by = divisor(over < 0n ? -over : over, under)
  return by === 0n ? { over, under } : { over: over / by, under: under / by }
}

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}
