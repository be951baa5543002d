import { Chance } from '../rig/chance.ts'
import { sendOverFour } from './four-connections.ts'
import { pictureBombs } from './picture-bombs.ts'
import type { Order, Plan } from './sender.ts'
import { SlowBodies } from './slow-bodies.ts'

/** Sends slow bodies in a process of its own, so that the measuring process does not wait for their making. */
let bodies: SlowBodies | undefined

async function carryOut(order: Plan | Order): Promise<unknown> {
  if ('targets' in order) {
    const { isWhole, key, seed, targets } = order
    bodies = new SlowBodies(targets, new Chance(seed), key, await pictureBombs(isWhole))
    return 'ready'
  }
  const made = bodies
  if (!made) throw new Error('there is no plan')
  return await sendOverFour(order, () => made.next())
}

process.on('message', (order) => {
  // reason: what `Sender` sends
  void carryOut(order as Plan | Order).then((answer) => process.send?.(answer))
})
