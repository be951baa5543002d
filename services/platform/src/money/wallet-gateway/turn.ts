import type { ErrorCode } from '@site/shared-api/contract/errors'
import type { Regions } from '@site/service-kit/regions'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Signal } from '#db/signals/signal'
import type { BigWin } from '#games/index'
import { netLegs } from '#money/ledger/entry.sql'
import { parseMinor, toDecimal } from '#money/ledger/money'
import type { TransactionInsert, Entry } from '#money/wallet-gateway/facts.repository'
import { keep, type Answer } from '#money/wallet-gateway/answer'
import type { Known, RoundRow } from '#money/wallet-gateway/known.repository'
import type { SessionRow } from '#money/wallet-gateway/session.repository'

export interface TransactionRequest {
  sessionId: string
  transactionId: string
  roundId: string
}
type Kind = TransactionInsert['kind']
/** What an entry is called whose kind says less than its member should read. */
type EntryName = Kind | 'late-win' | 'prize' | 'win-reversed'

/** A member's turn: the transaction that a provider asks for, under the lock of the member's wallet. */
export class Turn {
  /** Signals for other instances, published when the transaction holds. */
  readonly signals: Signal[] = []
  /** Wins that open pages are notified of when it holds. */
  readonly bigWins: BigWin[] = []
  /** Whether the board of winners shows a win of it. */
  isOnBoard = false
  readonly tx: Database
  readonly session: SessionRow
  readonly round: RoundRow | undefined
  /** What the round is kept under. */
  readonly roundId: string
  readonly kind: Kind
  readonly request: TransactionRequest
  readonly digest: string
  /** Never before the round's last bet, whatever a clock does. */
  readonly at: Date

  constructor(
    tx: Database,
    { session, round, roundId }: Pick<Known, 'session' | 'round' | 'roundId'>,
    kind: Kind,
    request: TransactionRequest,
    digest: string,
    at: Date,
  ) {
    this.tx = tx
    this.session = session
    this.round = round
    this.roundId = roundId
    this.kind = kind
    this.request = request
    this.digest = digest
    this.at = at
  }

  /** The row that notes this transaction. */
  row(answer: Answer, more: Partial<TransactionInsert> = {}): TransactionInsert {
    return {
      provider: this.session.provider,
      transaction_id: this.request.transactionId,
      kind: this.kind,
      status: 'value' in answer ? 'done' : 'refused',
      digest: this.digest,
      merchant: this.session.merchant,
      member_id: this.session.member_id,
      round_id: this.roundId,
      about: null,
      amount: 0n,
      win: 0n,
      jackpot: 0n,
      entry_id: null,
      at: this.at,
      answer: keep(answer),
      ...more,
    }
  }

  /** The answer to the provider when the wallet holds `balance` afterwards. */
  moved(balance: bigint, jackpot = 0n): Answer {
    return {
      value: {
        transactionId: this.request.transactionId,
        balance: toDecimal(balance, this.session.currency),
        currency: this.session.currency,
        ...(jackpot > 0n && { jackpot: toDecimal(jackpot, this.session.currency) }),
      },
    }
  }

  /** The entry of `amount` between the member's wallet and the provider: positive is the member's gain. */
  entry(
    id: string,
    amount: bigint,
    { kind = this.kind, more = [] }: { kind?: EntryName; more?: Entry['legs'] } = {},
  ): Entry {
    const { session, request: asked, roundId } = this
    return {
      entry: {
        id,
        merchant: session.merchant,
        kind,
        currency: session.currency,
        at: this.at,
        provider: session.provider,
        reference: asked.transactionId,
        nodeId: session.node_id,
        roundId,
      },
      legs: netLegs([
        { accountId: session.account_id, amount },
        { accountId: session.provider_account_id, amount: -amount },
        ...more,
      ]),
    }
  }

  requireCurrency(currency: string): void {
    if (currency !== this.session.currency) throw new ApiError('currency_mismatch', { field: 'currency' })
  }

  /** An amount of the call in minor units; throws ApiError `invalid_input` for other decimals than its currency's. */
  asMinor(amount: string, field: string): bigint {
    return parseMinor(amount, this.session.currency, field)
  }

  /** The round that a bet joins: open, or without a bet since the last was given back; undefined for a new one. Throws ApiError `round_closed`. */
  joinedRound(): RoundRow | undefined {
    return this.round?.status === 'refunded' ? this.round : this.round && this.openRound()
  }

  /** The round, which must have a bet and be open; throws ApiError `round_unknown`, `round_closed`. */
  openRound(): RoundRow {
    if (!this.round) throw new ApiError('round_unknown', { field: 'roundId' })
    if (this.round.status !== 'open') throw new ApiError('round_closed', { field: 'roundId' })
    return this.round
  }

  /** The round that a win is paid in: over or not, but not one whose bets were all given back. Throws as `openRound`. */
  paidRound(): RoundRow {
    return this.round?.status === 'won' || this.round?.status === 'lost' ? this.round : this.openRound()
  }

  /** Why the member may not bet now; such a refusal is kept, so that a late repeat is refused as well. */
  refusal(stake: bigint, regions: Regions): Answer | undefined {
    const { session, at } = this
    const refuse = (code: ErrorCode, data?: Record<string, unknown>): Answer => ({
      refusal: { code, ...(data && { data }) },
    })
    if (session.mode === 'free' || session.restricted || session.barred) return refuse('play_restricted')
    const { site_ends: ends, site_revoked: revoked } = session
    if (ends === null || ends <= at || revoked !== null || session.member_status !== 'active')
      return refuse('game_session_ended')
    if (session.in_maintenance) return refuse('maintenance')
    const { blocked_networks: blockedNetworks, site_address: address } = session
    if (session.region_closed || regions.isClosedTo({ blockedNetworks }, address ?? ''))
      return refuse('region_restricted')
    if (session.down) return refuse('provider_down')
    if (stake > session.balance)
      return refuse('insufficient_funds', { balance: toDecimal(session.balance, session.currency) })
    return undefined
  }
}
