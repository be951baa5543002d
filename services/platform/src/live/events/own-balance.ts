import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import { isSpendable, selectBalances, toDecimal } from '#money/index'
import type { LiveHub, Stream } from '#live/events/live-hub'
import { selectLiveSessions } from '#live/events/tickets.repository'

/** Publishes a member's balance to their own open pages; a page whose session is over gets nothing. */
export class OwnBalance {
  readonly #platform: Platform
  readonly #hub: LiveHub
  constructor(platform: Platform, hub: LiveHub) {
    this.#platform = platform
    this.#hub = hub
  }

  async publish(memberId: string, streams: readonly Stream[] = this.#hub.ofMember(memberId)): Promise<void> {
    const { clock, db } = this.#platform
    const sessions = streams.flatMap(({ member }) => member?.sessionId ?? [])
    if (sessions.length === 0) return
    const [alive, rows] = await Promise.all([
      selectLiveSessions(db, sessions, clock.now()),
      selectBalances(db, memberId),
    ])
    const currency = await this.#currencyOf(streams)
    const spendable = rows.filter((row) => isSpendable(row.wallet) && row.currency === currency)
    const sum = spendable.reduce((total, { balance }) => total + balance, 0n)
    const event: LiveEvents['balance'] = { sumBalance: toDecimal(sum, currency), currency }
    for (const stream of streams)
      if (stream.member && alive.has(stream.member.sessionId)) this.#hub.send(stream, 'balance', event)
  }

  async #currencyOf([stream]: readonly Stream[]): Promise<string> {
    const brand = stream && (await this.#platform.brands.byMerchant(stream.merchant))
    return brand?.document.currency.code ?? ''
  }
}
