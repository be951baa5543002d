import type { BodyOf } from '@site/shared-api/contract/call'
import type { WalletMoved } from '@site/shared-api/contract/provider-wallet'
import type {
  walletBet,
  walletBetWin,
  walletEndRound,
  walletRefund,
  walletWin,
} from '@site/shared-api/contract/provider-wallet'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { retrying } from '#db/retrying'
import { toDecimal, unitOf } from '#money/ledger/money'
import { dayIn, noteBet } from '#care/index'
import { keepSession } from '#identity/index'
import { limitRefusal } from '#money/wallet-gateway/limit-refusal'
import { digestOfRequest, digestOfTransaction, give, kept, type Answer } from '#money/wallet-gateway/answer'
import {
  writeTransaction,
  writeBet,
  writeEnd,
  writeUndoneWin,
  writeWin,
  type PlacedBet,
} from '#money/wallet-gateway/facts.repository'
import { JackpotPool } from '#money/wallet-gateway/jackpot-pool'
import {
  selectBet,
  selectKnown,
  selectWin,
  type TransactionRow,
} from '#money/wallet-gateway/known.repository'
import { writeCancelled, writeRefund } from '#money/wallet-gateway/refunds.repository'
import { Players } from '#money/wallet-gateway/players'
import { lockWallet, type SessionRow } from '#money/wallet-gateway/session.repository'
import { Turn, type TransactionRequest } from '#money/wallet-gateway/turn'
import { hashOf } from '#api/hash-of'
import { WinService } from '#games/index'

type Kind = Turn['kind']
/** What the entry of a win is called that comes after the end of its round. */
const LATE_WIN = 'late-win'
type Done = Pick<Turn, 'signals' | 'bigWins' | 'isOnBoard'> & { answer: Answer }
const NOTHING_MORE = { signals: [], bigWins: [], isOnBoard: false }

/** A prize: money of a round without a stake. */
type Prize = Omit<BodyOf<typeof walletWin>, 'endRound'>

/**
 * The seamless wallet (GAM-04, GAM-05): every call is one transaction, done once, answered the same for ever. A `digest` is given
 * where a transaction came in another shape than the wallet's: its repeats have the same one.
 */
export class WalletGateway {
  readonly #platform: Platform
  readonly #pool: JackpotPool
  readonly #wins: WinService
  readonly #players: Players
  constructor(platform: Platform) {
    this.#platform = platform
    this.#pool = new JackpotPool(platform)
    this.#wins = new WinService(platform)
    this.#players = new Players(platform.db)
  }

  bet(provider: string, body: BodyOf<typeof walletBet>, digest?: string): Promise<WalletMoved> {
    const take = async (turn: Turn): Promise<Answer> => {
      turn.requireCurrency(body.currency)
      turn.joinedRound()
      return await this.#place(turn, turn.asMinor(body.amount, 'amount'), undefined)
    }
    return this.#take(provider, 'bet', body, take, digest)
  }

  betWin(provider: string, body: BodyOf<typeof walletBetWin>): Promise<WalletMoved> {
    return this.#take(provider, 'bet-win', body, async (turn) => {
      turn.requireCurrency(body.currency)
      // A round that is one fact cannot have begun before it.
      if (turn.round) throw new ApiError('round_closed', { field: 'roundId' })
      return await this.#place(turn, turn.asMinor(body.bet, 'bet'), turn.asMinor(body.win, 'win'))
    })
  }

  win(provider: string, body: BodyOf<typeof walletWin>, digest?: string): Promise<WalletMoved> {
    const take = async (turn: Turn): Promise<Answer> => {
      turn.requireCurrency(body.currency)
      const { tx, session, at } = turn
      const round = turn.paidRound()
      const isLate = round.status !== 'open'
      const payout = turn.asMinor(body.amount, 'amount')
      const id = this.#platform.randomness.uuid()
      const answer = turn.moved(session.balance + payout)
      const row = turn.row(answer, { amount: payout, entry_id: id })
      const settled = { payout, ends: isLate || body.endRound, at }
      const entry = turn.entry(id, payout, { kind: isLate ? LATE_WIN : turn.kind })
      await writeWin(tx, session.member_id, row, entry, round, settled)
      await this.#board(turn, payout)
      return answer
    }
    return this.#take(provider, 'win', body, take, digest)
  }

  /** Pays what has no bet: a tournament's prize, a drop, a spin given away. It is a round of its own, whatever keeps its member from play. */
  prize(provider: string, body: Prize, digest: string): Promise<WalletMoved> {
    const take = async (turn: Turn): Promise<Answer> => {
      turn.requireCurrency(body.currency)
      const { tx, session, at, round } = turn
      if (round) throw new ApiError('round_closed', { field: 'roundId' })
      if (session.mode === 'free') throw new ApiError('play_restricted')
      const payout = turn.asMinor(body.amount, 'amount')
      const { randomness } = this.#platform
      const id = randomness.uuid()
      const answer = turn.moved(session.balance + payout)
      const row = turn.row(answer, { win: payout, entry_id: id })
      const nothing = { stake: 0n, jackpot: 0n }
      const bet = { ...nothing, payout, status: 'won' as const, at, round, newRound: randomness.uuid() }
      await writeBet(tx, session, row, turn.entry(id, payout, { kind: 'prize' }), bet)
      await this.#board(turn, payout)
      return answer
    }
    return this.#take(provider, 'bet-win', body, take, digest)
  }

  endRound(provider: string, body: BodyOf<typeof walletEndRound>, digest?: string): Promise<WalletMoved> {
    const take = async (turn: Turn): Promise<Answer> => {
      const { tx, session, at } = turn
      const answer = turn.moved(session.balance)
      await writeEnd(tx, session.member_id, turn.row(answer), turn.openRound(), at)
      return answer
    }
    return this.#take(provider, 'end-round', body, take, digest)
  }

  refund(provider: string, body: BodyOf<typeof walletRefund>, digest?: string): Promise<WalletMoved> {
    return this.#take(provider, 'refund', body, (turn) => this.#refund(turn, body.betTransactionId), digest)
  }

  /** Takes a win back that its provider calls void, if the member still has it; one that has not come yet is refused for ever then. */
  undoWin(
    provider: string,
    body: TransactionRequest & { readonly winTransactionId: string },
    digest: string,
  ): Promise<WalletMoved> {
    return this.#take(provider, 'refund', body, (turn) => this.#undoWin(turn, body.winTransactionId), digest)
  }

  async #undoWin(turn: Turn, winTransactionId: string): Promise<Answer> {
    const { tx, session, round, at } = turn
    const win = await selectWin(tx, session.provider, winTransactionId)
    const nothing = turn.moved(session.balance)
    const unmoved = turn.row(nothing, { about: winTransactionId })
    if (!win) await writeCancelled(tx, unmoved, winTransactionId, 'win')
    else if (win.kind !== 'win' || win.member_id !== session.member_id || win.round_id !== turn.roundId)
      throw new ApiError('transaction_conflict', { field: 'winTransactionId' })
    if (!win || !round || win.entry_id === null || win.undone) {
      await writeTransaction(tx, unmoved)
      return nothing
    }
    const { amount } = win
    if (amount > session.balance) throw insufficient(session)
    const id = this.#platform.randomness.uuid()
    const answer = turn.moved(session.balance - amount)
    const row = turn.row(answer, { about: winTransactionId, amount, entry_id: id })
    const entry = turn.entry(id, -amount, { kind: 'win-reversed' })
    await writeUndoneWin(tx, session.member_id, row, entry, round, { amount, at })
    return answer
  }

  async #refund(turn: Turn, betTransactionId: string): Promise<Answer> {
    const { tx, session, request, round, at } = turn
    if (betTransactionId === request.transactionId) throw otherBet()
    const bet = await selectBet(tx, session, betTransactionId)
    const nothing = turn.moved(session.balance)
    const unmoved = turn.row(nothing, { about: betTransactionId })
    if (!bet) {
      await writeCancelled(tx, unmoved, betTransactionId)
      await writeTransaction(tx, unmoved)
      return nothing
    }
    if (bet.member_id !== session.member_id || bet.round_id !== turn.roundId || !bet.kind.startsWith('bet'))
      throw otherBet()
    const { entry_id: betId, stake, payout } = bet
    if (!round || betId === null || stake === null || payout === null || bet.bet_status === 'refunded') {
      await writeTransaction(tx, unmoved)
      return nothing
    }
    // A bet whose round has paid cannot be undone without the pay-out; one fact with its win is undone whole, unless more was
    // paid since.
    const isWhole = bet.kind === 'bet-win'
    const isPaid = isWhole
      ? payout !== bet.win
      : round.payout > 0n && (round.status !== 'open' || !bet.accompanied)
    if (isPaid) throw new ApiError('round_closed', { field: 'roundId' })
    const back = stake - (isWhole ? payout : 0n)
    const balance = session.balance + back
    if (balance < 0n) throw insufficient(session)
    const id = this.#platform.randomness.uuid()
    const answer = turn.moved(balance)
    const amount = back < 0n ? -back : back
    const row = turn.row(answer, { about: betTransactionId, amount, entry_id: id })
    const entry = turn.entry(id, back, {
      more: [
        { accountId: session.provider_account_id, amount: bet.share },
        { accountId: session.jackpot_account_id, amount: -bet.share },
      ],
    })
    await writeRefund(tx, row, entry, round, bet, at)
    return answer
  }

  /** A stake, and with `win` the whole round. */
  async #place(turn: Turn, stake: bigint, win: bigint | undefined): Promise<Answer> {
    const { tx, session, round, roundId, at } = turn
    const refusal = turn.refusal(stake, this.#platform.regions) ?? (await limitRefusal(turn, stake))
    if (refusal) {
      await writeTransaction(tx, turn.row(refusal, { amount: stake, win: win ?? 0n }))
      return refusal
    }
    const { randomness } = this.#platform
    const drawn = await this.#pool.draw(tx, session, stake)
    const payout = win ?? 0n
    const answer = turn.moved(session.balance - stake + payout + drawn.won, drawn.won)
    const id = randomness.uuid()
    const row = turn.row(answer, { amount: stake, win: payout, jackpot: drawn.won, entry_id: id })
    const entry = turn.entry(id, payout - stake, {
      more: [
        { accountId: session.provider_account_id, amount: -drawn.share },
        { accountId: session.jackpot_account_id, amount: drawn.share },
      ],
    })
    const bet: PlacedBet = {
      stake,
      payout,
      jackpot: drawn.won,
      status: win === undefined ? 'open' : win > 0n ? 'won' : 'lost',
      at,
      round,
      newRound: randomness.uuid(),
    }
    await writeBet(tx, session, row, entry, bet)
    if (drawn.won > 0n) await this.#pool.pay(tx, session, drawn, roundId)
    await this.#board(turn, payout)
    await this.#board(turn, drawn.won)
    await keepSession(tx, session, at)
    await noteBet(tx, { memberId: session.member_id, now: at, day: dayIn(at, session.time_zone) })
    return answer
  }

  async #board(turn: Turn, amount: bigint): Promise<void> {
    const { tx, session, bigWins } = turn
    if (amount === 0n) return
    const win = {
      merchant: session.merchant,
      memberId: session.member_id,
      nodeId: session.node_id,
      amount: toDecimal(amount, session.currency),
      player: { account: session.account, type: session.type },
    }
    const id = await this.#wins.record(tx, win)
    turn.isOnBoard ||= id !== undefined
    if (id !== undefined && amount >= BigInt(session.big_win_from) * unitOf(session.currency))
      bigWins.push({ merchant: session.merchant, id, amount })
  }

  /** Answers a repeat as the first time, else does it under the member's lock; tried again when it lost against another. */
  async #take<B extends TransactionRequest>(
    provider: string,
    kind: Kind,
    body: B,
    act: (turn: Turn) => Promise<Answer>,
    digest = digestOfTransaction(kind, body),
  ): Promise<WalletMoved> {
    const { bigWins, db, clock, facts, eventPublisher, turns } = this.#platform
    const { transactionId, roundId } = body
    const tokenHash = hashOf(body.sessionId)
    const { member_id: member } = await this.#players.of({ provider, tokenHash })
    const play = (): Promise<Done> =>
      db.transaction().execute(async (tx) => {
        await lockWallet(tx, { provider, tokenHash })
        // After the lock: a member who waited may have been signed out or kept from playing since.
        const now = clock.now()
        const known = await selectKnown(tx, { provider, tokenHash, transactionId, roundId, now })
        if (!known) throw new ApiError('game_session_unknown', { field: 'sessionId' })
        const { session, transaction, round } = known
        const { merchant, member_id: memberId } = session
        if (transaction?.member_id === memberId)
          return { answer: repeated(transaction, digest, () => digestOfRequest(kind, body)), ...NOTHING_MORE }
        if (transaction) throw otherTransaction()
        const at = round && round.last_bet_at > now ? round.last_bet_at : now
        const turn = new Turn(tx, known, kind, body, digest, at)
        const answer = await act(turn)
        if ('value' in answer) turn.signals.push({ topic: 'balance', merchant, id: memberId })
        return { answer, signals: turn.signals, bigWins: turn.bigWins, isOnBoard: turn.isOnBoard }
      })
    const done = await turns.run(member, () => retrying(play))
    for (const signal of done.signals) eventPublisher.publish(signal)
    if (done.isOnBoard) facts.changed('wins')
    for (const win of done.bigWins) bigWins.offer(win)
    return give(done.answer)
  }
}

/** Earlier releases hashed the session too: `legacyDigest`. */
function repeated(transaction: TransactionRow, digest: string, legacyDigest: () => string): Answer {
  if (transaction.status === 'cancelled')
    throw new ApiError('transaction_cancelled', { field: 'transactionId' })
  if (transaction.digest !== digest && transaction.digest !== legacyDigest()) throw otherTransaction()
  return kept(transaction.answer)
}

const insufficient = ({ balance, currency }: SessionRow): ApiError =>
  new ApiError('insufficient_funds', { data: { balance: toDecimal(balance, currency) } })
const otherTransaction = (): ApiError => new ApiError('transaction_conflict', { field: 'transactionId' })
const otherBet = (): ApiError => new ApiError('transaction_conflict', { field: 'betTransactionId' })
