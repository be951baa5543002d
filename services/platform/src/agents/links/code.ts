import type { Randomness } from '#deps'

/** Read aloud and typed by hand: no 0, O, 1, I, L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A code that is not guessed. */
export const newCode = (randomness: Randomness, length: number): string =>
  Array.from({ length }, () => LETTERS[Number(randomness.below(BigInt(LETTERS.length)))] ?? '').join('')
