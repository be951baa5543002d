/** 32 bytes of HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${cursor}`). */
export type BlockSource = (cursor: number) => Uint8Array

const BYTES_OF_NUMBER = 4
const RANGE = 2 ** 32

/** Whole numbers from a stream of blocks: eight 32-bit numbers a block, big-endian, in order. */
export class RandomStream {
  readonly #block: BlockSource
  #cursor = 0
  #bytes: Uint8Array = new Uint8Array(0)
  #at = 0
  constructor(block: BlockSource) {
    this.#block = block
  }

  /** The next number from 0 to 2³²−1. */
  uint32(): number {
    if (this.#at >= this.#bytes.length) {
      this.#bytes = this.#block(this.#cursor)
      this.#cursor += 1
      this.#at = 0
    }
    let value = 0
    for (let i = 0; i < BYTES_OF_NUMBER; i += 1) value = value * 256 + (this.#bytes[this.#at + i] ?? 0)
    this.#at += BYTES_OF_NUMBER
    return value
  }

  /** A number from 0 to `limit`−1, every one equally likely: what would favour the small ones is drawn again. */
  below(limit: number): number {
    const fair = RANGE - (RANGE % limit)
    let value = this.uint32()
    while (value >= fair) value = this.uint32()
    return value % limit
  }
}

/** The text that is signed for a block. */
export function blockMessage(clientSeed: string, nonce: number, cursor: number): string {
  return `${clientSeed}:${nonce}:${cursor}`
}
