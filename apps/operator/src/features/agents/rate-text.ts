/** Hundredths of a per cent as per cent: 180 is `1.8 %`. */
export const rateText = (rate: number): string => `${String(rate / 100)} %`
