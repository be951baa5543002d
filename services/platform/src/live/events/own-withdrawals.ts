import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import { selectWithdrawal } from '#money/index'
import type { LiveHub } from '#live/events/live-hub'
import { selectLiveSessions } from '#live/events/tickets.repository'

/** Publishes a withdrawal's new state to its member's open pages (MEM-03); they fetch the amounts. */
export class OwnWithdrawals {
  readonly #platform: Pick<Platform, 'clock' | 'db'>
  readonly #hub: LiveHub
  constructor(platform: Pick<Platform, 'clock' | 'db'>, hub: LiveHub) {
    this.#platform = platform
    this.#hub = hub
  }

  async publish(id: string): Promise<void> {
    const { clock, db } = this.#platform
    const row = await selectWithdrawal(db, id)
    const streams = row ? this.#hub.ofMember(row.member_id) : []
    if (!row || streams.length === 0) return
    const sessions = streams.flatMap(({ member }) => member?.sessionId ?? [])
    const alive = await selectLiveSessions(db, sessions, clock.now())
    const event: LiveEvents['withdrawal'] = { orderId: row.id, state: row.state }
    for (const stream of streams)
      if (stream.member && alive.has(stream.member.sessionId)) this.#hub.send(stream, 'withdrawal', event)
  }
}
