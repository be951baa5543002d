const HUNDREDTHS = 100
const WHOLE = 10_000

/** Hundredths of a per cent for the eye: 180 is `1.8 %`. */
export const rateText = (rate: number): string => `${rate / HUNDREDTHS} %`

/** The typed rate in hundredths of a per cent, `1.8` as 180; undefined where it is none. */
export function typedRate(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(typed.replace(/[\s%]/g, '')) ?? []
  if (whole === undefined) return undefined
  const rate = Number(whole) * HUNDREDTHS + Number(part.padEnd(2, '0'))
  return rate > WHOLE ? undefined : rate
}

/** Hundredths of a per cent as one types them. */
export const rateTyped = (rate: number): string => String(rate / HUNDREDTHS)
