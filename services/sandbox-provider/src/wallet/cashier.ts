import type { Deps } from '#deps'
import { ERRORS, GameError, type ErrorCode } from '#api/errors'
import type { Locks } from '#store/locks'
import { toDecimal, toMinor } from '#wallet/money'
import type { RoundBook } from '#rounds/round-book'
import { accepted, refusedRound } from '#rounds/transitions'
import { keys } from '#store/keys'
import { roundRecord, type Round, type WalletCall } from '#store/records'
import type { Write } from '#store/store'
import { callFor } from '#wallet/call-body'
import { Outbox, type Next } from '#wallet/outbox'
import { PlayMoney, purse } from '#wallet/play-money'
import { wireAmount } from '#wallet/wire'

/** How long a bet may stay unanswered before it is taken back. */
export const BET_LIMIT_MS = 8_000
const ID_BYTES = 18
/** The wallet booked the round as one fact and keeps it, for example because the win was spent since. */
const KEPT = ['round_closed', 'insufficient_funds']
const OVER: Next = { over: true }
const AGAIN: Next = { again: true }

/** Money in and out of rounds: the platform's wallet for real games, the provider's own play money for free ones. */
export class Cashier {
  readonly #deps: Deps
  readonly #book: RoundBook
  readonly #locks: Locks
  readonly #outbox: Outbox
  readonly playMoney: PlayMoney
  constructor(deps: Deps, book: RoundBook, locks: Locks) {
    this.#deps = deps
    this.#book = book
    this.#locks = locks
    this.playMoney = new PlayMoney(deps.store)
    this.#outbox = new Outbox(deps, {
      done: (call, value) => this.#change(call, (round) => this.#done(call, round, value)),
      refused: (call, code, data) => this.#change(call, (round) => this.#refused(call, round, code, data)),
      late: (call) => this.#late(call),
      patience: (call) => this.#patience(call),
    })
  }

  resume(): Promise<void> {
    return this.#outbox.resume()
  }
  stop(): Promise<void> {
    return this.#outbox.stop()
  }

  /** Keeps a new round with `more` and asks for its stake; `awaitAccepted` returns the outcome. Callers hold the seat's lock. */
  async begin(round: Round, more: readonly Write[]): Promise<void> {
    if (round.mode === 'free') {
      await this.#locks.run(purse(round.who), () => this.#beginFree(round, more))
      return
    }
    const call = callFor(
      round,
      round.kind === 'slot' ? 'bet-win' : 'bet',
      this.#deps.token(ID_BYTES),
      this.#deps.clock.now(),
    )
    await this.#book.write(round, [...more, { put: keys.call(call.id), value: call }])
    this.#outbox.drive(call)
  }

  /** The round once the wallet has accepted its bet; throws GameError with the reason when it was refused or is taken back. */
  async awaitAccepted(round: Round): Promise<Round> {
    const MARGIN_MS = 4_000
    const found = await this.#book.when(round, ({ state }) => state !== 'betting', BET_LIMIT_MS + MARGIN_MS)
    if (found.state === 'refused') {
      throw new GameError(reasonCode(found.reason), {
        ...(found.balance === null ? {} : { data: { balance: found.balance } }),
      })
    }
    if (found.state === 'betting' || found.state === 'refunding' || found.state === 'refunded')
      throw new GameError('wallet_no_answer')
    return found
  }

  /** Pays a round out, or ends it without a pay. `round` holds its payout; callers hold the seat's lock. */
  async settle(round: Round): Promise<Round> {
    if (round.mode === 'free') return this.#locks.run(purse(round.who), () => this.#settleFree(round))
    const settling: Round = { ...round, state: 'settling' }
    const operation = toMinor(round.payout) > 0n ? 'win' : 'end-round'
    const call = callFor(settling, operation, this.#deps.token(ID_BYTES), this.#deps.clock.now())
    await this.#book.write(settling, [{ put: keys.call(call.id), value: call }])
    this.#outbox.drive(call)
    return settling
  }

  async #beginFree(round: Round, more: readonly Write[]): Promise<void> {
    const balance = (await this.playMoney.balance(round.who, round.currency)) - toMinor(round.stake)
    if (balance < 0n) {
      await this.#book.write(refusedRound(round, 'insufficient_funds', null), more)
      return
    }
    const after = round.kind === 'slot' ? balance + toMinor(round.payout) : balance
    const acceptedRound = accepted(
      round,
      { balance: toDecimal(after), jackpot: null },
      this.#deps.clock.now(),
    )
    await this.#book.write(acceptedRound, [...more, this.playMoney.set(round.who, after)])
  }

  async #settleFree(round: Round): Promise<Round> {
    const balance = (await this.playMoney.balance(round.who, round.currency)) + toMinor(round.payout)
    const closed: Round = { ...round, state: 'closed', balance: toDecimal(balance) }
    await this.#book.write(closed, [this.playMoney.set(round.who, balance)])
    return closed
  }

  async #change(call: WalletCall, work: (round: Round) => Promise<Next>): Promise<Next> {
    const found = await this.#book.get(call.round)
    if (found === undefined) return OVER
    return this.#locks.run(found.seat, async () => {
      const round = await this.#book.get(call.round)
      return round === undefined ? OVER : work(roundRecord.parse(round))
    })
  }

  async #done(call: WalletCall, round: Round, value: Record<string, unknown>): Promise<Next> {
    const balance = wireAmount.safeParse(value['balance']).data ?? null
    const jackpot = wireAmount.safeParse(value['jackpot']).data ?? null
    const forget: Write = { remove: keys.call(call.id) }
    if (call.operation === 'bet' || call.operation === 'bet-win') {
      await this.#book.write(accepted(round, { balance, jackpot }, this.#deps.clock.now()), [forget])
    } else {
      const state = call.operation === 'refund' ? 'refunded' : 'closed'
      await this.#book.write({ ...round, state, balance }, [forget])
    }
    return OVER
  }

  async #refused(call: WalletCall, round: Round, code: string, data: Record<string, unknown>): Promise<Next> {
    const isBet = call.operation === 'bet' || call.operation === 'bet-win'
    if (isBet && !call.firm) {
      const balance = wireAmount.safeParse(data['balance']).data ?? null
      await this.#book.write(refusedRound(round, code, balance), [{ remove: keys.call(call.id) }])
      return OVER
    }
    if (call.operation === 'refund' && KEPT.includes(code) && round.kind === 'slot')
      return this.#carryThrough(call, round)
    if (!call.parked) {
      this.#deps.warn('The wallet refuses a call that must go through; it is made again every minute.', {
        transaction: call.id,
        operation: call.operation,
        code,
      })
      call.parked = true
      await this.#deps.store.write([{ put: keys.call(call.id), value: call }])
    }
    return AGAIN
  }

  /** A bet that the wallet had booked and keeps: its first answer is fetched, and the round is valid. */
  async #carryThrough(refund: WalletCall, round: Round): Promise<Next> {
    const bet = String(refund.body['betTransactionId'])
    const call = { ...callFor(round, 'bet-win', bet, refund.since), firm: true }
    await this.#deps.store.write([{ remove: keys.call(refund.id) }, { put: keys.call(call.id), value: call }])
    return { instead: call }
  }

  /** Takes a bet back that was not answered in time. */
  async #late(call: WalletCall): Promise<Next> {
    if (this.#patience(call) > 0) return AGAIN
    return this.#change(call, async (round) => {
      const refund = callFor(round, 'refund', this.#deps.token(ID_BYTES), this.#deps.clock.now(), call)
      await this.#book.write({ ...round, state: 'refunding', reason: 'wallet_no_answer' }, [
        { remove: keys.call(call.id) },
        { put: keys.call(refund.id), value: refund },
      ])
      return { instead: refund }
    })
  }

  #patience(call: WalletCall): number {
    const isBet = call.operation === 'bet' || call.operation === 'bet-win'
    return isBet && !call.firm ? call.since + BET_LIMIT_MS - this.#deps.clock.now() : Number.MAX_SAFE_INTEGER
  }
}

const PLAYER_CODES: Readonly<Record<string, ErrorCode>> = { game_session_unknown: 'game_session_ended' }

function reasonCode(reason: string | null): ErrorCode {
  const code = PLAYER_CODES[reason ?? ''] ?? reason ?? ''
  const known = [
    'insufficient_funds',
    'play_restricted',
    'loss_limit',
    'stake_limit',
    'time_limit',
    'game_session_ended',
    'provider_down',
  ].includes(code)
  // reason: the list above holds codes of the catalogue only
  return known && code in ERRORS ? (code as ErrorCode) : 'bet_refused'
}
