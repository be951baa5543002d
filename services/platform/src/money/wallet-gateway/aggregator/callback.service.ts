import type { WalletMoved } from '@site/shared-api/contract/provider-wallet'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import type { Platform } from '#api/platform'
import { playerOf } from '#games/index'
import { toDecimal } from '#money/ledger/money'
import { idOf, type Callback, type Undone } from '#money/wallet-gateway/aggregator/callback'
import {
  selectTransaction,
  selectUnnamedRound,
  UNNAMED,
} from '#money/wallet-gateway/aggregator/rounds.repository'
import { digestOfRequest } from '#money/wallet-gateway/answer'
import { WalletGateway } from '#money/wallet-gateway/gateway'
import { Players } from '#money/wallet-gateway/players'
import type { PlayerRow } from '#money/wallet-gateway/session.repository'
import { GameSessions } from '#money/wallet-gateway/sessions'
import { AGGREGATOR } from '#providers/game/providers'

const NOTHING = /^[0.]+$/
/** There is nothing to end: the round is over, or never began. */
const ENDED = ['round_closed', 'round_unknown']
type Moved = Pick<WalletMoved, 'balance'>

export interface CallbackAnswer {
  balance: string
  transaction_id?: string
  rollback_transactions?: string[]
}

/** Carries out an aggregator's callbacks on the seamless wallet. */
export class AggregatorCallbacks {
  readonly #platform: Platform
  readonly #gateway: WalletGateway
  readonly #players: Players
  readonly #sessions: GameSessions
  constructor(platform: Platform) {
    this.#platform = platform
    this.#gateway = new WalletGateway(platform)
    this.#players = new Players(platform.db)
    this.#sessions = new GameSessions(platform)
  }

  /** Throws ApiError with the wallet's own codes. */
  async carryOut(callback: Callback): Promise<CallbackAnswer> {
    const player = await this.#playerOf(callback)
    if (callback.action === 'balance') return { balance: (await this.#balance(callback)).balance }
    if (callback.spelled === '') throw new ApiError('invalid_input', { field: 'transaction_id' })
    if (callback.action === 'rollback') return await this.#rollback(callback)
    const moved =
      callback.action === 'bet'
        ? await this.#bet(callback, player)
        : callback.action === 'win'
          ? await this.#win(callback, player)
          : await this.#refund(callback, player)
    return { balance: moved.balance, transaction_id: callback.spelled }
  }

  /** Whose session it is; throws ApiError `invalid_input`, `currency_mismatch` where the callback names another player or currency. */
  async #playerOf({ currency, player, sessionId }: Callback): Promise<PlayerRow> {
    const known = await this.#players.of({ provider: AGGREGATOR, tokenHash: hashOf(sessionId) })
    if (player !== '' && player !== playerOf(known.merchant, known.member_id))
      throw new ApiError('invalid_input', { field: 'player_id' })
    if (currency !== '' && currency !== known.currency)
      throw new ApiError('currency_mismatch', { field: 'currency' })
    return known
  }

  /** A bet of nothing is a free spin: it opens the round that its win is paid in. */
  async #bet(callback: Callback, player: PlayerRow): Promise<Moved> {
    const { currency, finished, sessionId, spelled, transactionId } = callback
    const roundId = callback.roundId ?? (await this.#roundToJoin(callback, player))
    const turn = { sessionId, transactionId, roundId }
    const moved = await this.#gateway.bet(
      AGGREGATOR,
      { ...turn, amount: amountOf(callback), currency },
      digestOf(callback),
    )
    if (finished) await this.#end(callback, { ...turn, transactionId: idOf(`end:${spelled}`) })
    return moved
  }

  async #win(callback: Callback, player: PlayerRow): Promise<Moved> {
    const { currency, finished, isPrize, sessionId, transactionId } = callback
    const amount = amountOf(callback)
    const roundId = await this.#roundToPay(callback, player)
    if (NOTHING.test(amount))
      return finished && roundId !== undefined
        ? await this.#end(callback, { sessionId, transactionId, roundId })
        : await this.#balance(callback)
    const won = { sessionId, transactionId, amount, currency }
    const digest = digestOf(callback)
    if (roundId !== undefined)
      try {
        return await this.#gateway.win(AGGREGATOR, { ...won, roundId, endRound: finished }, digest)
      } catch (error) {
        if (!isPrize || !(error instanceof ApiError) || !ENDED.includes(error.code)) throw error
      }
    if (!isPrize) throw new ApiError('round_unknown', { field: 'roundId' })
    return await this.#gateway.prize(
      AGGREGATOR,
      { ...won, roundId: roundOf('prize-', transactionId) },
      digest,
    )
  }

  /** A refund is of its bet's round, whatever it says of rounds. */
  async #refund(callback: Callback, player: PlayerRow): Promise<Moved> {
    const { amount, betTransactionId, sessionId, transactionId } = callback
    if (betTransactionId === undefined) throw new ApiError('invalid_input', { field: 'bet_transaction_id' })
    const bet = await this.#known(betTransactionId)
    const stake =
      bet?.kind === 'bet' && bet.status === 'done' ? toDecimal(bet.amount, player.currency) : undefined
    if (amount !== undefined && stake !== undefined && amount !== stake)
      throw new ApiError('transaction_conflict', { field: 'amount' })
    const roundId = bet?.round_id ?? callback.roundId ?? roundOf(UNNAMED, betTransactionId)
    return await this.#gateway.refund(
      AGGREGATOR,
      { sessionId, transactionId, betTransactionId, roundId },
      digestOf(callback),
    )
  }

  /** Undoes one by one, each once: wins first, since a bet whose round has paid is not undone. */
  async #rollback(callback: Callback): Promise<CallbackAnswer> {
    const { spelled, undone } = callback
    if (undone.length === 0) throw new ApiError('invalid_input', { field: 'rollback_transactions' })
    for (const one of undone) if (one.action === 'win') await this.#undo(callback, one)
    for (const one of undone) if (one.action === 'bet') await this.#undo(callback, one)
    return {
      balance: (await this.#balance(callback)).balance,
      transaction_id: spelled,
      rollback_transactions: undone.map((one) => one.spelled),
    }
  }

  async #undo(
    { roundId: named, sessionId }: Callback,
    { action, spelled, transactionId }: Undone,
  ): Promise<void> {
    const known = await this.#known(transactionId)
    const roundId = known?.round_id ?? named ?? roundOf(UNNAMED, transactionId)
    const turn = { sessionId, transactionId: idOf(`undo:${spelled}`), roundId }
    const digest = digestOfRequest('undo', { action, transactionId })
    if (action === 'bet')
      await this.#gateway.refund(AGGREGATOR, { ...turn, betTransactionId: transactionId }, digest)
    else await this.#gateway.undoWin(AGGREGATOR, { ...turn, winTransactionId: transactionId }, digest)
  }

  /** Ends a round, if there is one that goes on. */
  async #end(
    callback: Callback,
    turn: { sessionId: string; transactionId: string; roundId: string },
  ): Promise<Moved> {
    try {
      return await this.#gateway.endRound(AGGREGATOR, turn, digestOf(callback))
    } catch (error) {
      if (error instanceof ApiError && ENDED.includes(error.code)) return await this.#balance(callback)
      throw error
    }
  }

  /** Where a game names no rounds, its bets are of one until that ends; the next bet begins another. */
  async #roundToJoin(callback: Callback, player: PlayerRow): Promise<string> {
    const last = await this.#unnamedRound(callback, player)
    return last?.status === 'open' ? last.round_id : roundOf(UNNAMED, callback.transactionId)
  }

  /** The round of the bet that a win names, else the round it names, else the last of a game that names none; a prize is of none of these. */
  async #roundToPay(callback: Callback, player: PlayerRow): Promise<string | undefined> {
    const { betTransactionId, isPrize, roundId } = callback
    const bet = betTransactionId === undefined ? undefined : await this.#known(betTransactionId)
    if (bet !== undefined || roundId !== undefined || isPrize) return bet?.round_id ?? roundId
    return (await this.#unnamedRound(callback, player))?.round_id
  }

  #unnamedRound({ sessionId }: Callback, player: PlayerRow) {
    const previousRoundId = idOf(`session:${sessionId}`)
    return selectUnnamedRound(this.#platform.db, { provider: AGGREGATOR, player, previousRoundId })
  }

  #known(transactionId: string) {
    return selectTransaction(this.#platform.db, { provider: AGGREGATOR, transactionId })
  }

  #balance({ sessionId }: Callback): Promise<Moved> {
    return this.#sessions.balance(AGGREGATOR, { sessionId })
  }
}

/** The amount of a bet or a win; throws ApiError `invalid_input`. */
function amountOf({ amount }: Callback): string {
  if (amount === undefined) throw new ApiError('invalid_input', { field: 'amount' })
  return amount
}

const roundOf = (mark: string, transactionId: string): string => `${mark}${hashOf(transactionId)}`

/** What makes a repeated callback the same transaction. */
function digestOf({ action, amount, betTransactionId, currency, finished, roundId }: Callback): string {
  return digestOfRequest(action, { amount, betTransactionId, currency, finished, roundId })
}
