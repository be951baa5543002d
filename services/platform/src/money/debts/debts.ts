import type { ConsoleDebtDetail } from '@site/shared-api/contract/debt'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'
import {
  insertDebtMovement,
  debtIn,
  selectDebt,
  selectDebtAccount,
  selectDebtMovements,
  type DebtRow,
} from '#money/debts/repository'
import { authoriseApproved } from '#money/handouts/handouts'
import { accountIds, lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { parseMinor, toDecimal } from '#money/ledger/money'
import type { Operator } from '#operations/index'

const MOST_SHOWN = 200

interface Repayment {
  readonly merchant: string
  readonly memberId: string
  readonly currency: string
  /** Minor units, at most. */
  readonly most: bigint
  /** Of the entry: once for each. */
  readonly entryId: string
  readonly by: 'member' | 'site'
  readonly orderId?: string
}

/** Debts of members for deposits that were reversed when their cash did not cover it (MEM-02). */
export class Debts {
  readonly #clock: Platform['clock']
  readonly #ledger: Ledger
  constructor({ clock }: Pick<Platform, 'clock'>) {
    this.#clock = clock
    this.#ledger = new Ledger({ clock })
  }

  /** Repays from the member’s cash what it covers, and no more than the debt. Returns what was paid, in minor units. */
  async repay(
    tx: Database,
    { by, currency, entryId, memberId, merchant, most, orderId }: Repayment,
  ): Promise<bigint> {
    const { cash, outstanding } = await lockWallets(tx, {
      merchant,
      memberId,
      currency,
      now: this.#clock.now(),
    })
    const amount = [outstanding, cash, most].reduce((least, one) => (one < least ? one : least))
    if (amount <= 0n) return 0n
    await this.#ledger.post(tx, {
      id: entryId,
      merchant,
      kind: 'debt-repaid',
      currency,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: -amount },
        { account: { memberId, wallet: 'DEBT' }, amount },
      ],
    })
    await insertDebtMovement(tx, {
      entry_id: entryId,
      merchant,
      member_id: memberId,
      currency,
      kind: 'repaid',
      amount: -amount,
      order_id: orderId ?? null,
      by,
      why: null,
      at: this.#clock.now(),
    })
    return amount
  }

  /** By the member, from their cash, once for each id. Returns the debt left. Throws ApiError `debt_unknown`, `insufficient_funds`. */
  async repayOwn(
    { db, eventPublisher }: Platform,
    { memberId, merchant }: Session,
    currency: string,
    repaymentId: string,
  ): Promise<bigint> {
    const entryId = entryIdOf('debt', `${memberId} ${repaymentId}`)
    const left = await retrying(() =>
      db.transaction().execute(async (tx) => {
        await lockMember(tx, memberId)
        const debt = await selectDebt(tx, memberId, currency)
        if (await isBooked(tx, entryId)) return debt
        if (debt === 0n) throw new ApiError('debt_unknown')
        const of = { merchant, memberId, currency, most: debt, entryId, by: 'member' } as const
        const paid = await this.repay(tx, of)
        if (paid === 0n) throw new ApiError('insufficient_funds')
        return debt - paid
      }),
    )
    eventPublisher.publish({ topic: 'balance', merchant, id: memberId })
    return left
  }

  /** Throws ApiError `debt_unknown`. */
  async read({ db }: Pick<Platform, 'db'>, id: string): Promise<ConsoleDebtDetail> {
    const row = await selectDebtAccount(db, id)
    if (!row) throw new ApiError('debt_unknown', { field: 'id' })
    const movements = await selectDebtMovements(db, row.member_id, row.currency, MOST_SHOWN)
    return {
      ...toDebtDto(row),
      movements: movements.map((one) => ({
        id: one.entry_id,
        kind: one.kind,
        amount: toDecimal(one.amount, one.currency),
        orderId: one.order_id,
        by: one.by,
        why: one.why,
        at: one.at.toISOString(),
      })),
    }
  }

  /**
   * Writes off a member's debt, or a part of it, at the house’s cost: always by two people. Throws ApiError `debt_unknown`,
   * `amount_bounds`, ApprovalNeeded for the first of the two.
   */
  async writeOff(
    { db }: Pick<Platform, 'db'>,
    operator: Operator,
    id: string,
    input: { amount: string; why: string },
  ): Promise<ConsoleDebtDetail> {
    await retrying(() => db.transaction().execute((tx) => this.#writeOff(tx, operator, id, input)))
    return await this.read({ db }, id)
  }

  async #writeOff(
    tx: Database,
    operator: Operator,
    id: string,
    input: { amount: string; why: string },
  ): Promise<void> {
    const found = await selectDebtAccount(tx, id)
    if (!found) throw new ApiError('debt_unknown', { field: 'id' })
    const { account, currency, member_id: memberId, merchant } = found
    const entryId = entryIdOf('debt', `written off ${operator.approves?.requestId ?? id}`)
    // A copy that died after it was done did not say so: the same approval does nothing more.
    if (await isBooked(tx, entryId)) return
    const debt = debtIn(await lockMember(tx, memberId), currency)
    const amount = parseMinor(input.amount, currency, 'amount')
    if (amount > debt)
      throw new ApiError('amount_bounds', {
        field: 'amount',
        data: { min: '0', max: toDecimal(debt, currency), currency },
      })
    const authority = authoriseApproved(tx, operator, {
      action: 'debt-write-off',
      merchant,
      account,
      amount,
      currency,
    })
    const at = this.#clock.now()
    await this.#ledger.post(tx, {
      id: entryId,
      merchant,
      kind: 'debt-written-off',
      authority,
      currency,
      postings: [
        { account: { memberId, wallet: 'DEBT' }, amount },
        { account: { wallet: 'HOUSE' }, amount: -amount },
      ],
    })
    const { why } = input
    await insertDebtMovement(tx, {
      entry_id: entryId,
      merchant,
      member_id: memberId,
      currency,
      kind: 'written-off',
      amount: -amount,
      order_id: null,
      by: operator.name,
      why,
      at,
    })
    await insertAudit(tx, {
      at,
      actor: operator.name,
      action: 'debt.written_off',
      subject: `${merchant}/${account}`,
      detail: toJson({ amount: input.amount, currency, why, requestedBy: operator.approves?.requestedBy }),
    })
  }
}

async function isBooked(tx: Database, entryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('debt_movements')
    .select('entry_id')
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  return row !== undefined
}

/** A debt as operators see it. */
export function toDebtDto({ account, created_at: since, currency, id, merchant, outstanding }: DebtRow) {
  return {
    id,
    merchant,
    account,
    owed: toDecimal(outstanding, currency),
    currency,
    since: since.toISOString(),
  }
}

/** There is an account to lock then, also of who never had money. */
export async function lockWallets(
  tx: Database,
  of: { merchant: string; memberId: string; currency: string; now: Date },
): Promise<{ cash: bigint; outstanding: bigint }> {
  const { currency, memberId } = of
  await accountIds(tx, of, [
    { memberId, wallet: 'MAIN' },
    { memberId, wallet: 'DEBT' },
  ])
  const accounts = await lockMember(tx, memberId)
  const cash = accounts.find((one) => one.wallet === 'MAIN' && one.currency === currency)?.balance ?? 0n
  return { cash, outstanding: debtIn(accounts, currency) }
}
