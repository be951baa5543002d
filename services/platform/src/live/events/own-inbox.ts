import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import { unreadMailsOf } from '#content/index'
import type { LiveHub, Stream } from '#live/events/live-hub'
import { selectLiveSessions } from '#live/events/tickets.repository'

/** Of so many members at a time the unread messages are counted. */
const TOGETHER = 500

/** Publishes the number of unread messages to members' own open pages (SHL-24); a page whose session is over gets nothing. */
export class OwnInbox {
  readonly #platform: Platform
  readonly #hub: LiveHub
  constructor(platform: Platform, hub: LiveHub) {
    this.#platform = platform
    this.#hub = hub
  }

  /** The pages of one member, or with `*` those of all members of a brand. */
  async publish(merchant: string, id: string): Promise<void> {
    const streams =
      id === '*' ? this.#hub.ofMembers().filter((one) => one.merchant === merchant) : this.#hub.ofMember(id)
    await this.publishTo(streams)
  }

  async publishTo(streams: readonly Stream[]): Promise<void> {
    for (let at = 0; at < streams.length; at += TOGETHER)
      await this.#publishBatch(streams.slice(at, at + TOGETHER))
  }

  async #publishBatch(streams: readonly Stream[]): Promise<void> {
    const { clock, db } = this.#platform
    const open = streams.flatMap((stream) => (stream.member ? [{ stream, ...stream.member }] : []))
    if (open.length === 0) return
    const sessions = open.map(({ sessionId }) => sessionId)
    const members = [...new Set(open.map(({ id }) => id))]
    const [alive, unread] = await Promise.all([
      selectLiveSessions(db, sessions, clock.now()),
      unreadMailsOf(db, members),
    ])
    for (const { stream, id, sessionId } of open) {
      const event: LiveEvents['inbox'] = { unread: unread.get(id) ?? 0 }
      if (alive.has(sessionId)) this.#hub.send(stream, 'inbox', event)
    }
  }
}
