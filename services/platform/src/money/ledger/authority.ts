import type { Database } from '#db/database'
import { isByHand, type EntryKind } from '#money/ledger/entry-kinds'

interface Authorised {
  readonly tx: Database
  /** Minor units, at most. */
  readonly amount: bigint
}

/** That an operator may move house money by hand, decided in the transaction that books it. Made by `#money/handouts` alone. */
export class Authority {
  readonly #of: Authorised
  private constructor(of: Authorised) {
    this.#of = of
  }

  static issue(of: Authorised): Authority {
    return new Authority(of)
  }

  covers(amount: bigint): boolean {
    return (amount < 0n ? -amount : amount) <= this.#of.amount
  }

  /** Whether it was issued in this transaction. */
  isFor(tx: Database): boolean {
    return this.#of.tx === tx
  }
}

interface Fact {
  readonly kind: EntryKind
  readonly authority?: Authority | undefined
}

/** The ledger’s last check: throws Error for house money that an operator moves without an authority (PLT-09). */
export function assertAuthorised(
  { authority, kind }: Fact,
  lines: readonly { readonly amount: bigint }[],
): void {
  if (isByHand(kind) && !lines.every(({ amount }) => authority?.covers(amount) === true))
    throw new Error(`an entry of the kind ${kind} is posted with an authority over its amount`)
}

/** The same, for the transaction. */
export function assertAuthorisedHere(tx: Database, { authority, kind }: Fact): void {
  if (isByHand(kind) && authority?.isFor(tx) !== true)
    throw new Error(`an entry of the kind ${kind} is posted with an authority of its transaction`)
}
