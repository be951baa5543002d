import type { Randomness } from '#deps'

const BYTE_VALUES = 256

/** A card from 1 to `cards`, each as likely as the others: bytes that would favour some are thrown away. */
export function drawCard(randomness: Pick<Randomness, 'token'>, cards: number): number {
  const fair = BYTE_VALUES - (BYTE_VALUES % cards)
  for (;;) {
    const [byte = BYTE_VALUES] = Buffer.from(randomness.token(1), 'base64url')
    if (byte < fair) return (byte % cards) + 1
  }
}
