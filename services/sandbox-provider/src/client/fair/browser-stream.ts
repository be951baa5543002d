import { blockMessage, RandomStream } from '#fair/random-stream'

class NeedsMore extends Error {}

const utf8 = new TextEncoder()
const BLOCKS_AT_ONCE = 16

/** Whether this page may compute hashes (not on plain http outside of localhost). */
export function canVerify(): boolean {
  return typeof crypto.subtle === 'object'
}

/** SHA-256 of a text as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Runs `decide` over the numbers of a round; blocks are computed until it has enough. */
export async function withStream<T>(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  decide: (random: RandomStream) => T,
): Promise<T> {
  const use = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8.encode(serverSeed), use, false, ['sign'])
  const blocks: Uint8Array[] = []
  for (;;) {
    try {
      return decide(
        new RandomStream((cursor) => {
          const block = blocks[cursor]
          if (block === undefined) throw new NeedsMore()
          return block
        }),
      )
    } catch (error) {
      if (!(error instanceof NeedsMore)) throw error
    }
    for (let i = 0; i < BLOCKS_AT_ONCE; i += 1) {
      const message = utf8.encode(blockMessage(clientSeed, nonce, blocks.length))
      blocks.push(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))
    }
  }
}
