import type { WalletMoved } from '@site/shared-api/contract/provider-wallet'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { WalletGateway } from '#money/wallet-gateway/gateway'
import { AGGREGATOR } from '#providers/game/providers'
import { GameSessions } from '#money/wallet-gateway/sessions'
import { idOf, type Callback } from '#money/wallet-gateway/aggregator/callback'

const NOTHING = /^[0.]+$/

export interface CallbackAnswer {
  balance: string
  transaction_id?: string
  rollback_transactions?: string[]
}

/** Carries out an aggregator's callbacks on the seamless wallet. */
export class AggregatorCallbacks {
  readonly #gateway: WalletGateway
  readonly #sessions: GameSessions
  constructor(platform: Platform) {
    this.#gateway = new WalletGateway(platform)
    this.#sessions = new GameSessions(platform)
  }

  /** Throws ApiError with the wallet's own codes. */
  async carryOut(asked: Callback): Promise<CallbackAnswer> {
    if (asked.action === 'balance') return await this.#balance(asked)
    if (asked.spelled === '') throw new ApiError('invalid_input', { field: 'transaction_id' })
    if (asked.action === 'rollback') return await this.#rollback(asked)
    const moved = await this.#move(asked)
    return { balance: moved.balance, transaction_id: asked.spelled }
  }

  #move(asked: Callback): Promise<Pick<WalletMoved, 'balance'>> {
    const { action, amount, betTransactionId, currency, finished, roundId, sessionId, transactionId } = asked
    const turn = { sessionId, transactionId, roundId }
    if (action === 'refund') return this.#gateway.refund(AGGREGATOR, { ...turn, betTransactionId })
    // A bet of nothing is a free spin: it opens the round that its win is paid in.
    if (action === 'bet') return this.#gateway.bet(AGGREGATOR, { ...turn, amount, currency })
    if (NOTHING.test(amount))
      return finished
        ? this.#gateway.endRound(AGGREGATOR, turn)
        : this.#sessions.balance(AGGREGATOR, { sessionId })
    return this.#gateway.win(AGGREGATOR, { ...turn, amount, currency, endRound: finished })
  }

  async #balance({ sessionId }: Callback): Promise<CallbackAnswer> {
    return { balance: (await this.#sessions.balance(AGGREGATOR, { sessionId })).balance }
  }

  /** Bets are given back one by one, each once; a win that was paid is not taken back. */
  async #rollback(asked: Callback): Promise<CallbackAnswer> {
    const { roundId, sessionId, spelled, undone } = asked
    if (undone.length === 0 || undone.some(({ action }) => action !== 'bet'))
      throw new ApiError('invalid_input', { field: 'rollback_transactions' })
    for (const bet of undone)
      await this.#gateway.refund(AGGREGATOR, {
        sessionId,
        transactionId: idOf(`undo:${bet.spelled}`),
        betTransactionId: bet.transactionId,
        roundId,
      })
    return {
      ...(await this.#balance(asked)),
      transaction_id: spelled,
      rollback_transactions: undone.map((bet) => bet.spelled),
    }
  }
}
