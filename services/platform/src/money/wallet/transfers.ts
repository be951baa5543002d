import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { transferMoney, Transferred } from '@site/shared-api/contract/wallet'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requirePlay } from '#care/index'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import type { LiveBrand } from '#brands/index'
import { lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { parseMinor, toDecimal } from '#money/ledger/money'
import type { Session } from '#identity/index'
import {
  insertTransfer,
  selectTransfer,
  selectTransfers,
  type TransferRow,
} from '#money/wallet/transfers.repository'
import { walletIdOf, walletsOf, type Wallet } from '#money/wallet/wallets'

type TransferInput = BodyOf<typeof transferMoney>

/** Money between a member's own wallets (MEM-07). */
export class Transfers {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /** Once for each transferId; throws ApiError `wallet_unknown`, `insufficient_funds`, `transaction_conflict`, `trial_refused`. */
  async transfer(session: Session, brand: LiveBrand, input: TransferInput): Promise<Transferred> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { db, eventPublisher, turns } = this.#platform
    const { wallets } = await walletsOf(db, session.memberId, brand, 'EN')
    const [from, to] = [requireWallet(wallets, input, 'from'), requireWallet(wallets, input, 'to')]
    requirePair(from, to)
    const row = await turns.run(session.memberId, () =>
      retrying(() => db.transaction().execute((tx) => this.#move(tx, session, { input, from, to }))),
    )
    eventPublisher.publish({ topic: 'balance', merchant: session.merchant, id: session.memberId })
    return transferredOf(row)
  }

  async #move(
    tx: Database,
    { memberId, merchant }: Session,
    { input, from, to }: { input: TransferInput; from: Wallet; to: Wallet },
  ): Promise<TransferRow> {
    const amount = parseMinor(input.amount, from.currency, 'amount')
    const accounts = await lockMember(tx, memberId)
    await requirePlay(tx, memberId, this.#platform.clock.now())
    const row = {
      id: input.transferId,
      entry_id: entryIdOf('transfer', input.transferId),
      merchant,
      member_id: memberId,
      currency: from.currency,
      from_wallet: from.purpose,
      to_wallet: to.purpose,
      amount,
      at: this.#platform.clock.now(),
    }
    if (!(await insertTransfer(tx, row))) return sameAs(row, await selectTransfer(tx, row.id))
    const held = accounts.find(
      ({ wallet, currency }) => wallet === from.purpose && currency === from.currency,
    )
    const balance = held?.balance ?? 0n
    if (balance < amount)
      throw new ApiError('insufficient_funds', {
        field: 'amount',
        data: { balance: toDecimal(balance, from.currency) },
      })
    await this.#ledger.post(tx, {
      id: row.entry_id,
      merchant,
      kind: 'transfer',
      currency: from.currency,
      postings: [
        { account: { memberId, wallet: from.purpose }, amount: -amount },
        { account: { memberId, wallet: to.purpose }, amount },
      ],
    })
    return row
  }

  async list(
    session: Session,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ transfers: Transferred[]; nextCursor: string | null }> {
    const rows = await selectTransfers(this.#platform.db, session.memberId, timePlace(cursor), limit + 1)
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { transfers: page.map(transferredOf), nextCursor }
  }
}

function requireWallet(wallets: readonly Wallet[], input: TransferInput, field: 'from' | 'to'): Wallet {
  const wallet = wallets.find(({ walletId }) => walletId === input[field])
  if (!wallet) throw new ApiError('wallet_unknown', { field })
  return wallet
}

/** Cash and a provider's wallet, one way or the other: what becomes of bonus money is for its rules to say. */
function requirePair(from: Wallet, to: Wallet): void {
  if (from.kind === 'bonus') throw new ApiError('invalid_input', { field: 'from' })
  if (to.kind === 'bonus' || from.kind === to.kind) throw new ApiError('invalid_input', { field: 'to' })
}

function sameAs(row: TransferRow, known: TransferRow | undefined): TransferRow {
  const isSame =
    known?.member_id === row.member_id &&
    known.from_wallet === row.from_wallet &&
    known.to_wallet === row.to_wallet &&
    known.amount === row.amount
  if (!known || !isSame) throw new ApiError('transaction_conflict', { field: 'transferId' })
  return known
}

function transferredOf(row: TransferRow): Transferred {
  return {
    transferId: row.id,
    from: walletIdOf(row.from_wallet),
    to: walletIdOf(row.to_wallet),
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    at: row.at.toISOString(),
  }
}
