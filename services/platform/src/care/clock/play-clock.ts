import { isFreePlay } from '@site/shared-api/contract/constants'
import type { PlayClock } from '@site/shared-api/contract/play'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'
import { endPlayPeriod, noteChecked, notePlay, setEvery } from '#care/clock/repository'
import { tightest, usedOf } from '#care/limits/guard'
import { within } from '#care/limits/limits'
import { dayIn } from '#care/limits/period'
import { selectLimits } from '#care/limits/repository'
import { selectRules } from '#care/rules/repository'

const SECONDS_PER_MINUTE = 60

interface Player {
  readonly session: Pick<Session, 'memberId' | 'type'>
  readonly brand: LiveBrand
}

/** How long a member has played without a pause, and when a reality check is due. Counted here, independent of the member's pages. */
export class PlayClocks {
  readonly #platform: Pick<Platform, 'clock' | 'db'>
  constructor(platform: Pick<Platform, 'clock' | 'db'>) {
    this.#platform = platform
  }

  /** A game is open before the member's eyes. Throws ApiError `trial_refused`. */
  async tick({ brand, session }: Player): Promise<PlayClock> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { clock, db } = this.#platform
    const now = clock.now()
    const { currency, timeZone } = brand.document
    const { memberId } = session
    const period = await notePlay(db, { memberId, now, day: dayIn(now, timeZone) })
    if (!period) throw new Error('the play period was not recorded')
    const rules = await selectRules(db, brand.merchant)
    const every = within(period.every_minutes ?? rules.realityDefault, rules)
    const of = { memberId, now, timeZone, currency: currency.code, roundStake: 0n }
    const times = tightest(await selectLimits(db, memberId)).filter(({ kind }) => kind === 'time')
    const rests = await Promise.all(
      times.map(async (limit) => Number(limit.amount - (await usedOf(db, of, limit))) * SECONDS_PER_MINUTE),
    )
    return {
      since: period.since.toISOString(),
      seconds: period.seconds,
      every,
      due: period.seconds - period.checked >= every * SECONDS_PER_MINUTE,
      left: rests.length === 0 ? null : Math.max(0, Math.min(...rests)),
    }
  }

  /** After `stop` the next play starts a new period. */
  async answer(player: Player, answer: 'on' | 'stop'): Promise<PlayClock> {
    const { db } = this.#platform
    await noteChecked(db, player.session.memberId)
    const playClock = await this.tick(player)
    if (answer === 'stop') await endPlayPeriod(db, player.session.memberId)
    return { ...playClock, due: false }
  }

  /** Throws ApiError `invalid_input` beyond the brand's bounds. */
  async choose({ brand, session }: Player, every: number): Promise<void> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { clock, db } = this.#platform
    if (within(every, await selectRules(db, brand.merchant)) !== every)
      throw new ApiError('invalid_input', { field: 'every' })
    await setEvery(db, session.memberId, every, clock.now())
  }
}
