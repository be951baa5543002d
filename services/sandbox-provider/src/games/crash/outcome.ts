import type { RandomStream } from '#fair/random-stream'

const RANGE = 2 ** 32
/** Share of the stakes that a cash-out at any height gives back in the mean, in per cent. */
export const RETURN_PER_CENT = 97
/** Heights are counted in hundredths: 250 is 2.50×. */
export const LOWEST_CASH_OUT = 101
/** The flight ends here with a cash-out for every player still in it. */
export const HIGHEST = 100_000
/** Growth of the curve per second: 2× after 6.9 s, 10× after 23 s. */
export const GROWTH = 0.1

/** The last height of a flight in hundredths; 100 has crashed at the start. */
export function crashOutcome(random: RandomStream): number {
  const height = Math.floor((RETURN_PER_CENT * RANGE) / (RANGE - random.uint32()))
  return Math.min(HIGHEST, Math.max(100, height))
}

/** The height in hundredths that is shown after `ms` of flight. */
export function heightAt(ms: number): number {
  return Math.min(HIGHEST, Math.floor(100 * Math.exp((GROWTH * Math.max(0, ms)) / 1000) + 1e-9))
}

/** Milliseconds of flight until a height is reached. */
export function timeOf(height: number): number {
  return height <= 100 ? 0 : Math.ceil((Math.log(height / 100) / GROWTH) * 1000)
}

/** Milliseconds of flight until the crash: the moment the next height would show. */
export function crashTime(crash: number): number {
  return crash < LOWEST_CASH_OUT ? 0 : timeOf(crash + 1)
}
