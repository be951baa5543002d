const OTHERS = /[^\p{L}\p{N}\p{M}]/gu

/** An answer as it is compared: whatever its case, spaces, signs and way of writing the same letters. */
export const plainAnswer = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(OTHERS, '')
