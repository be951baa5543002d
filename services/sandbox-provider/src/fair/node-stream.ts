import { createHash, createHmac } from 'node:crypto'
import { blockMessage, RandomStream } from '#fair/random-stream'

/** The numbers of one round; `serverSeed` is the text that was committed to. */
export function streamOf(serverSeed: string, clientSeed: string, nonce: number): RandomStream {
  return new RandomStream((cursor) =>
    createHmac('sha256', serverSeed)
      .update(blockMessage(clientSeed, nonce, cursor))
      .digest(),
  )
}

/** SHA-256 of a text as lower-case hex: the commitment to a seed. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
