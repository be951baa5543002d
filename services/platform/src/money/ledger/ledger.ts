import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import type { AccountRef } from '#money/ledger/account'
import { assertAdmittedMembers } from '#money/ledger/admission'
import { assertAuthorisedHere } from '#money/ledger/authority'
import { accountIds, selectBalances } from '#money/ledger/accounts.repository'
import { digestOf, type Leg } from '#money/ledger/digest'
import { insertEntry, selectDigest } from '#money/ledger/entries.repository'
import { netLegs, type EntryRow } from '#money/ledger/entry.sql'

type Untimed<Row> = Row extends unknown ? Omit<Row, 'at'> : never

/** A business fact as its maker states it; amounts in minor units, positive credits the account. */
export type Fact = Untimed<EntryRow> & {
  readonly postings: readonly { readonly account: AccountRef; readonly amount: bigint }[]
}

const NOT_NEGATIVE = 'ledger_accounts_not_negative'

/** Where money moves: double entry, ids made by the caller, no member's balance below zero (GAM-05). */
export class Ledger {
  readonly #clock: Clock
  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock
  }

  /**
   * Writes a fact in the caller's transaction; false when it was written before. Throws ApiError
   * `transaction_conflict` when its id belongs to another fact and `insufficient_funds` when a member has less.
   */
  async post(tx: Database, fact: Fact): Promise<boolean> {
    assertAdmittedMembers(tx, fact)
    assertAuthorisedHere(tx, fact)
    const now = this.#clock.now()
    const refs = fact.postings.map(({ account }) => account)
    const ids = await accountIds(tx, { merchant: fact.merchant, currency: fact.currency, now }, refs)
    const legs = netLegs(fact.postings.map(({ amount }, i) => ({ accountId: ids[i] ?? '', amount })))
    return await this.postLegs(tx, { ...fact, at: now }, legs)
  }

  /** The same for accounts that are known by their ids, each with one line. */
  async postLegs(tx: Database, entry: EntryRow, legs: readonly Leg[]): Promise<boolean> {
    if (legs.length === 0) throw new RangeError('an entry moves money')
    const isNew = await insertEntry(tx, entry, legs).catch(refuseNegative)
    if (!isNew && (await selectDigest(tx, entry.id)) !== digestOf(entry, legs))
      throw new ApiError('transaction_conflict')
    return isNew
  }

  /** A member's wallets by purpose, in minor units. */
  balancesOf(db: Database, memberId: string): ReturnType<typeof selectBalances> {
    return selectBalances(db, memberId)
  }
}

/** The database has the last word on a balance: its refusal is the member's, not a fault. */
function refuseNegative(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === NOT_NEGATIVE)
    throw new ApiError('insufficient_funds')
  throw error
}
