import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import { selectOrder } from '#money/index'
import type { LiveHub } from '#live/events/live-hub'
import { selectLiveSessions } from '#live/events/tickets.repository'

/** Publishes a deposit's new state to its member's open pages (MEM-02); they fetch the amounts. */
export class OwnDeposits {
  readonly #platform: Pick<Platform, 'clock' | 'db'>
  readonly #hub: LiveHub
  constructor(platform: Pick<Platform, 'clock' | 'db'>, hub: LiveHub) {
    this.#platform = platform
    this.#hub = hub
  }

  async publish(orderId: string): Promise<void> {
    const { clock, db } = this.#platform
    const order = await selectOrder(db, orderId)
    const streams = order ? this.#hub.ofMember(order.member_id) : []
    if (!order || streams.length === 0) return
    const sessions = streams.flatMap(({ member }) => member?.sessionId ?? [])
    const alive = await selectLiveSessions(db, sessions, clock.now())
    const event: LiveEvents['deposit'] = { orderId: order.id, state: order.state }
    for (const stream of streams)
      if (stream.member && alive.has(stream.member.sessionId)) this.#hub.send(stream, 'deposit', event)
  }
}
