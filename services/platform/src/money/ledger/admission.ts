import type { Database } from '#db/database'
import type { AccountRef } from '#money/ledger/account'
import type { Leg } from '#money/ledger/digest'
import { needsAdmission, type AdmittedKind, type EntryKind } from '#money/ledger/entry-kinds'

interface Admitted {
  readonly tx: Database
  readonly kind: AdmittedKind
  readonly memberId: string
  /** Minor units, at most. */
  readonly amount: bigint
}

/** That money may be credited to one member, decided in the transaction that books it. Made by `admitFunds` alone. */
export class Admission {
  readonly #of: Admitted
  private constructor(of: Admitted) {
    this.#of = of
  }

  /** For `admitFunds` (`#money/incoming/admit-funds`), which has checked everything under the member's lock. */
  static issue(of: Admitted): Admission {
    return new Admission(of)
  }

  /** Whether it covers so much money of this kind. */
  covers(kind: EntryKind, amount: bigint): boolean {
    return this.#of.kind === kind && amount <= this.#of.amount
  }

  /** Whether it was decided in this transaction, for this member. */
  isFor(tx: Database, memberId: string): boolean {
    return this.#of.tx === tx && this.#of.memberId === memberId
  }
}

const creditsOf = (lines: readonly { readonly amount: bigint }[]): bigint =>
  lines.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n)

/** The ledger's last check: throws Error for money that came in without an admission. */
export function assertAdmitted(
  { admission, kind }: { readonly kind: EntryKind; readonly admission?: Admission | undefined },
  legs: readonly Leg[],
): void {
  if (needsAdmission(kind) && admission?.covers(kind, creditsOf(legs)) !== true)
    throw new Error(`an entry of the kind ${kind} is posted with an admission of its amount`)
}

/** The same, for postings whose accounts are named by their owners. */
export function assertAdmittedMembers(
  tx: Database,
  fact: {
    readonly kind: EntryKind
    readonly admission?: Admission | undefined
    readonly postings: readonly { readonly account: AccountRef; readonly amount: bigint }[]
  },
): void {
  if (!needsAdmission(fact.kind)) return
  for (const { account, amount } of fact.postings)
    if (account.memberId !== undefined && amount > 0n && fact.admission?.isFor(tx, account.memberId) !== true)
      throw new Error(`an entry of the kind ${fact.kind} is posted with an admission of its member`)
}
