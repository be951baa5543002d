/** Hundredths of a per cent as per cent: 180 is `1.8 %`. */
export const rateText = (rate: number): string => `${percentOf(rate)} %`

/** Hundredths of a per cent as an operator writes them: 180 is `1.8`. */
export const percentOf = (rate: number): string => String(rate / 100)

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/

/** What is written as per cent, in hundredths of a per cent: `1.8` is 180; undefined for what is no such number. */
export function rateIn(percent: string): number | undefined {
  const [, whole, part = ''] = PERCENT.exec(percent.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
