import { randomBytes, randomUUID } from 'node:crypto'
import { toJson } from '#db/json'
import type { Clock, Outbox, Randomness } from '#deps'

export const systemClock: Clock = { now: () => new Date() }

export const systemRandomness: Randomness = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
  below,
}

/** Facts as rows of the table `outbox`. */
export function outbox(clock: Clock): Outbox {
  return {
    async record(tx, fact) {
      await tx
        .insertInto('outbox')
        .values({
          at: clock.now(),
          topic: fact.topic,
          merchant: fact.merchant ?? null,
          payload: toJson(fact.payload),
        })
        .execute()
    },
  }
}

const BYTE_BITS = 8n

/** Random bytes as a number; those that would favour small results are thrown away. */
function below(end: bigint): bigint {
  if (end <= 0n) throw new RangeError('a choice needs something to choose from')
  let size = 1
  while (1n << (BYTE_BITS * BigInt(size)) < end) size += 1
  const fair = (1n << (BYTE_BITS * BigInt(size))) / end
  for (;;) {
    const drawn = BigInt(`0x${randomBytes(size).toString('hex')}`)
    if (drawn < fair * end) return drawn % end
  }
}
