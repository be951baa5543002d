import { randomBytes, randomUUID } from 'node:crypto'
import { toJson } from '#db/json'
import type { Clock, Outbox, Randomness } from '#deps'

/** The machine's clock, moved by `offsetMs`. */
export function systemClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs) }
}

export const systemRandomness: Randomness = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
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
